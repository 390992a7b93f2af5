import { useEffect, useState } from 'react';
import { useStable } from '../../../../../shared/ui/hooks/use-stable.ts';
import { adminFailure } from '../../../admin/failure-text.ts';
import { storeFile } from '../../../client/store-file.ts';
import { refusedField } from '../../../form/refused-field.ts';
import { addDocument, type DocumentedRecord } from '../api.ts';
import type { Upload, UploadState } from './upload-list.ts';
import { createUploads } from './uploads.ts';

/** Long enough for a second try; a file that becomes a document stays. */
const KEPT_S = 3600;

/** What the server refuses of the file itself, such as its content, stays wrong at every try. */
function stateAfter(error: unknown): Extract<UploadState, { why: unknown }> {
  const refused = refusedField(error);
  if (refused?.field === 'fileId') return { is: 'refused', why: refused.text };
  return { is: 'failed', why: refused?.text ?? adminFailure(error) };
}

/** The files that were chosen for a record, and what is done with them. */
export function useUploads(record: DocumentedRecord, onAdded: (name: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const added = useStable(onAdded);
  const [actions] = useState(() =>
    createUploads({
      record,
      store: (file, how) => storeFile(file, { ...how, expiresIn: KEPT_S }),
      add: addDocument,
      stateAfter,
      onChange: setUploads,
      onAdded: added,
    }),
  );
  useEffect(() => actions.end, [actions]);
  return { uploads, ...actions };
}
