import { useId, useState } from 'react';
import type { CancelInvoice } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { cancelInvoice } from '../entry/actions.ts';
import { texts } from '../entry/texts/index.ts';
import type { SettleProps } from './settle-dialog.tsx';

/** Asks whether an invoice is to be cancelled, and says what that means. */
export function CancelDialog({ invoice, onClose, onDone, onStale }: SettleProps) {
  const text = useText(texts);
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const [note, setNote] = useState('');
  const close = () => save.isBusy || onClose();
  const submit = async () => {
    if (!form.isValid()) return;
    const step = await save.run({
      parts: () => [{ invoiceId: invoice.id, revision: invoice.revision, note }],
      send: async (input: CancelInvoice, key: string) => {
        await cancelInvoice(input, key);
      },
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text('invoiceEntry.cancelTitle', { reference: invoice.reference })}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('invoiceEntry.keep')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={save.isBusy}>
            {text('invoiceEntry.cancel')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <p>{text('invoiceEntry.cancel.about')}</p>
        <TextField
          label={text('invoiceEntry.note')}
          hint={text('invoiceEntry.note.hint')}
          value={note}
          problems={note.length > 200 ? [texts('invoiceEntry.long', { most: 200 })] : []}
          onText={setNote}
          takesFocus
        />
      </Form>
    </Dialog>
  );
}
