import { useState } from 'react';
import type { CancelInvoice } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { OverDialog } from '../../records/conflict/over-dialog.tsx';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { cancelInvoice } from '../entry/actions.ts';
import { texts } from '../entry/texts/index.ts';
import { isUntouched } from '../invoice-source.ts';
import { EntriesSince, RecordedSince, useEntriesSince } from './recorded-since.tsx';
import type { SettleProps } from './settle-dialog.tsx';

/** Asks whether an invoice is to be cancelled, and says what that means. */
export function CancelDialog({ invoice, onClose, onDone, onStale }: SettleProps) {
  const text = useText(texts);
  const save = useRecordSave({ type: 'invoice', id: invoice.id });
  const since = useEntriesSince(invoice);
  const [note, setNote] = useState('');
  const run = () =>
    save.run({
      parts: () => [{ invoiceId: invoice.id, revision: invoice.revision, note }],
      send: async (input: CancelInvoice, key: string) => {
        await cancelInvoice(input, key);
      },
    });
  const title = text('invoiceEntry.cancelTitle', { reference: invoice.reference });
  if (!isUntouched(invoice))
    return (
      <OverDialog title={title} by={save.changedBy} onClose={onClose}>
        <p>{text('invoiceEntry.cancel.over')}</p>
        <EntriesSince entries={since} />
      </OverDialog>
    );
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={note !== ''}
      confirm={{ label: text('invoiceEntry.cancel'), variant: 'danger', run }}
      cancelLabel={text('invoiceEntry.keep')}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <RecordedSince save={save} invoice={invoice} since={since} isKept={note !== ''} />
      <p>{text('invoiceEntry.cancel.about')}</p>
      <TextField
        label={text('invoiceEntry.note')}
        hint={text('invoiceEntry.note.hint')}
        value={note}
        problems={note.length > 200 ? [texts('invoiceEntry.long', { most: 200 })] : []}
        onText={setNote}
      />
    </FormDialog>
  );
}
