import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { ChangeDocument } from '../../../../../shared/contract/documents.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { EntryDialog } from '../../conflict/entry-dialog.tsx';
import { OverDialog } from '../../conflict/over-dialog.tsx';
import { useEntry } from '../../conflict/use-entry.ts';
import { useRecordSave } from '../../conflict/use-record-save.ts';
import { changeDocument, type DocumentedRecord } from '../api.ts';
import { typeOptions, visibilityOptions } from '../description-options.ts';
import type { Document } from '../document.ts';
import { texts } from '../texts/index.ts';

interface ChangeDialogProps {
  /** What it hangs on. */
  record: DocumentedRecord;
  document: Document;
  visibilities: readonly DocumentVisibility[];
  /** It isn't among those that the viewer sees any more. */
  isGone: boolean;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the list has to be loaded again. */
  onStale(): void;
}

/** Asks what a document is, and who sees it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { record, document, visibilities, isGone, onClose, onDone, onStale } = props;
  const text = useText(texts);
  const save = useRecordSave({ ...record, part: { document: document.name } });
  const entry = useEntry(
    { type: document.type as DocumentType, visibility: document.visibility as DocumentVisibility },
    document.revision,
  );
  const { type, visibility } = entry.values;
  // One that the viewer couldn't give, but an admin gave.
  const offered = visibilities.includes(visibility) ? visibilities : [...visibilities, visibility];

  const { id: documentId, revision } = document;
  const run = () =>
    save.run({
      parts: () => [{ documentId, type, visibility, revision }],
      async send(input: ChangeDocument, key) {
        try {
          await changeDocument(input, key);
        } catch (error) {
          // It may be hidden from the viewer by now.
          if (isForbidden(error)) onStale();
          throw error;
        }
      },
    });
  const title = text('documents.changeTitle', { name: document.name });
  if (isGone)
    return (
      <OverDialog title={title} by={save.changedBy} onClose={onClose}>
        {text('error' in save.state && isForbidden(save.state.error) ? 'documents.hidden' : 'documents.gone')}
      </OverDialog>
    );
  return (
    <EntryDialog
      title={title}
      entry={entry}
      save={save}
      nameOf={(field) => text(`documents.${field}`)}
      valueText={(field, value) =>
        field === 'type'
          ? text('document.type', { type: value })
          : text('document.visibility', { visibility: value })
      }
      confirm={{ label: text('documents.save'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
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
    </EntryDialog>
  );
}

const isForbidden = (error: unknown): boolean => error instanceof ClientError && error.status === 403;
