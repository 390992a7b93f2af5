import * as v from 'valibot';
import { DOCUMENT_TYPE_NAMES } from '../trade/document-types.ts';
import { DOCUMENT_VISIBILITIES } from '../trade/document-visibility.ts';
import { Id, Revision } from './id.ts';

/** What has documents. */
export const DOCUMENTED_RECORDS = ['booking', 'shipment', 'quote', 'manifest'] as const;

/** How many a record has at most. */
export const MOST_DOCUMENTS = 200;

/** For so long a removed document can be restored. */
export const RESTORE_MINUTES = 10;

const asShown = {
  type: v.picklist(DOCUMENT_TYPE_NAMES),
  visibility: v.picklist(DOCUMENT_VISIBILITIES),
};

/** `fileId` is a file that the caller's company has stored, by `POST /api/files`; it then belongs to the document alone. */
export const AddDocument = v.object({
  recordType: v.picklist(DOCUMENTED_RECORDS),
  recordId: Id,
  fileId: v.pipe(v.string(), v.uuid()),
  ...asShown,
});
export type AddDocument = v.InferOutput<typeof AddDocument>;

/** `revision` is the document's, as it was read. */
export const ChangeDocument = v.object({ documentId: Id, ...asShown, revision: Revision });
export type ChangeDocument = v.InferOutput<typeof ChangeDocument>;

export const RemoveDocument = v.object({ documentId: Id, revision: Revision });
export type RemoveDocument = v.InferOutput<typeof RemoveDocument>;

export const RestoreDocument = v.object({ documentId: Id });

/** The document as it stands now. */
export const DocumentAnswer = v.object({ id: Id, revision: v.number() });
export type DocumentAnswer = v.InferOutput<typeof DocumentAnswer>;
