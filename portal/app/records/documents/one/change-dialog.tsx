import { useId, useState } from 'react';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import type { DocumentType } from '../../../../../shared/trade/document-types.ts';
import type { DocumentVisibility } from '../../../../../shared/trade/document-visibility.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { Form } from '../../../form/form.tsx';
import { useForm } from '../../../form/use-form.ts';
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
  const form = useForm();
  const formId = useId();
  const [type, setType] = useState(document.type as DocumentType);
  const [visibility, setVisibility] = useState(document.visibility as DocumentVisibility);
  // One that the viewer couldn't give, but an admin gave.
  const offered = visibilities.includes(visibility) ? visibilities : [...visibilities, visibility];
  const close = () => save.isBusy || onClose();

  const submit = async () => {
    const { id: documentId, revision } = document;
    const step = await save.run({
      parts: () => [{ documentId, type, visibility, revision }],
      send: changeDocument,
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('documents.changeTitle', { name: document.name })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text('documents.save')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
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
      </Form>
    </Dialog>
  );
}
