import { useState } from 'react';
import type { ReverseInvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { InvoiceEntry } from '../../../lists/definitions/whole-invoice.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { OverDialog } from '../../records/conflict/over-dialog.tsx';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { reverseEntry } from '../entry/actions.ts';
import { wordsProblems } from '../entry/draft-problems.ts';
import { texts } from '../entry/texts/index.ts';
import { EntriesSince, RecordedSince, useEntriesSince } from './recorded-since.tsx';
import type { SettleProps } from './settle-dialog.tsx';

/** Asks why a payment or credit is reversed, and says what that means. */
export function ReverseDialog({
  invoice,
  entry: { id: entryId, kind, currency, amount: value, reversedAt },
  onClose,
  onDone,
  onStale,
}: SettleProps & { entry: InvoiceEntry }) {
  const text = useText(texts);
  const money = useMoney();
  const { id: invoiceId, revision } = invoice;
  const save = useRecordSave({ type: 'invoice', id: invoiceId });
  const since = useEntriesSince(invoice);
  const [reason, setReason] = useState('');
  const run = () =>
    save.run({
      parts: () => [{ invoiceId, entryId, revision, reason }],
      send: async (input: ReverseInvoiceEntry, key: string) => {
        await reverseEntry(input, key);
      },
    });
  const title = text('invoiceEntry.reverseTitle', { kind });
  if (reversedAt)
    return (
      <OverDialog title={title} by={save.changedBy} onClose={onClose}>
        <p>{text('invoiceEntry.reversedMeanwhile', { kind })}</p>
        <EntriesSince entries={since} />
      </OverDialog>
    );
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={reason !== ''}
      confirm={{ label: text('invoiceEntry.reverse'), variant: 'danger', run }}
      cancelLabel={text('invoiceEntry.keepEntry')}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <RecordedSince save={save} invoice={invoice} since={since} isKept={reason !== ''} />
      <p>
        {text('invoiceEntry.reverse.about', {
          amount: money(value, currency),
        })}
      </p>
      <TextField
        label={text('invoiceEntry.reason')}
        hint={text('invoiceEntry.reason.hint')}
        value={reason}
        problems={wordsProblems(reason)}
        onText={setReason}
      />
    </FormDialog>
  );
}
