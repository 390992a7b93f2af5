import { useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { useSave } from '../../../form/use-save.ts';
import { changeDocument } from '../api.ts';
import { typeOptions, visibilityOptions } from '../description-options.ts';
import type { Document } from '../document.ts';
import { texts } from '../texts/index.ts';

interface ChangeDialogProps {
  document: Document;
  visibilities: readonly DocumentVisibility[];
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the list has to be loaded again. */
  onStale(): void;
}

/** Asks what a document is, and who sees it. */
export function ChangeDialog({ document, visibilities, onClose, onDone, onStale }: ChangeDialogProps) {
  const text = useText(texts);
  const save = useSave();
  const [type, setType] = useState(document.type as DocumentType);
  const [visibility, setVisibility] = useState(document.visibility as DocumentVisibility);
  // One that the viewer couldn't give, but an admin gave.
  const offered = visibilities.includes(visibility) ? visibilities : [...visibilities, visibility];

  const { id: documentId, revision } = document;
  const run = () =>
    save.run({ parts: () => [{ documentId, type, visibility, revision }], send: changeDocument });
  return (
    <FormDialog
      title={text('documents.changeTitle', { name: document.name })}
      save={save}
      isDirty={type !== document.type || visibility !== document.visibility}
      confirm={{ label: text('documents.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <SelectField<DocumentType>
        label={text('documents.type')}
        value={type}
        options={typeOptions(text)}
        onChange={setType}
      />
      <SelectField<DocumentVisibility>
        label={text('documents.visibility')}
        value={visibility}
        options={visibilityOptions(text, offered)}
        onChange={setVisibility}
      />
    </FormDialog>
  );
}
