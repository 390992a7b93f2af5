import { ClientError } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { ChangedFacts } from '../records/conflict/changed-facts.tsx';
import { useRecordSave } from '../records/conflict/use-record-save.ts';
import { type Beginning, removeBookingTemplate } from './templates.ts';
import { texts } from './texts/index.ts';

interface TemplateRemovalDialogProps {
  template: Beginning;
  onClose(): void;
  onDone(): void;
}

/** Asks before a template is taken from all of the company's people (MOD-04). */
export function TemplateRemovalDialog({ template, onClose, onDone }: TemplateRemovalDialogProps) {
  const text = useText(texts);
  const save = useRecordSave(undefined);
  const run = () =>
    save.run({
      parts: () => [{ templateId: template.id }],
      async send(input, key) {
        try {
          await removeBookingTemplate(input, key);
        } catch (error) {
          // A colleague was faster: it is gone.
          if (!(error instanceof ClientError) || error.status !== 403) throw error;
        }
      },
    });
  return (
    <FormDialog
      title={text('booking.template.remove.one', { name: template.name })}
      save={save}
      isDirty={false}
      confirm={{ label: text('booking.template.remove'), variant: 'danger', run }}
      onClose={onClose}
      onDone={onDone}
      onStale={ignore}
    >
      <ChangedFacts save={save} revision={0} facts={[]} />
      <p>{text('booking.template.question')}</p>
    </FormDialog>
  );
}

const ignore = () => undefined;
