import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { EntryFailure } from '../../conflict/entry-failure.tsx';
import { useEntry } from '../../conflict/use-entry.ts';
import { useRecordSave } from '../../conflict/use-record-save.ts';
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
  const save = useRecordSave(undefined);
  const entry = useEntry(
    { type: document.type as DocumentType, visibility: document.visibility as DocumentVisibility },
    document.revision,
  );
  const { type, visibility } = entry.values;
  // One that the viewer couldn't give, but an admin gave.
  const offered = visibilities.includes(visibility) ? visibilities : [...visibilities, visibility];

  const { id: documentId, revision } = document;
  const run = () =>
    save.run({ parts: () => [{ documentId, type, visibility, revision }], send: changeDocument });
  return (
    <FormDialog
      title={text('documents.changeTitle', { name: document.name })}
      save={save}
      isDirty={entry.isDirty}
      confirm={{ label: text('documents.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <EntryFailure
        entry={entry}
        save={save}
        nameOf={(field) => text(`documents.${field}`)}
        valueText={(field, value) =>
          field === 'type'
            ? text('document.type', { type: value })
            : text('document.visibility', { visibility: value })
        }
      />
      <SelectField<DocumentType>
        label={text('documents.type')}
        value={type}
        options={typeOptions(text)}
        onChange={(chosen) => entry.change({ type: chosen })}
      />
      <SelectField<DocumentVisibility>
        label={text('documents.visibility')}
        value={visibility}
        options={visibilityOptions(text, offered)}
        onChange={(chosen) => entry.change({ visibility: chosen })}
      />
    </FormDialog>
  );
}
