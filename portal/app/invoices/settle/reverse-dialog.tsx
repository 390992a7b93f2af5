import { useState } from 'react';
import type { ReverseInvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { FormDialog } from '../../form/form-dialog.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useSave } from '../../form/use-save.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import { reverseEntry } from '../entry/actions.ts';
import { wordsProblems } from '../entry/draft-problems.ts';
import { texts } from '../entry/texts/index.ts';
import type { InvoiceEntry } from '../parts/entries.tsx';
import type { SettleProps } from './settle-dialog.tsx';

/** Asks why a payment or credit is reversed, and says what that means. */
export function ReverseDialog({
  invoice: { id: invoiceId, revision },
  entry: { id: entryId, kind, currency, amount: value },
  onClose,
  onDone,
  onStale,
}: SettleProps & { entry: InvoiceEntry }) {
  const text = useText(texts);
  const amount = useAmount();
  const save = useSave();
  const [reason, setReason] = useState('');
  const run = () =>
    save.run({
      parts: () => [{ invoiceId, entryId, revision, reason }],
      send: async (input: ReverseInvoiceEntry, key: string) => {
        await reverseEntry(input, key);
      },
    });
  return (
    <FormDialog
      title={text('invoiceEntry.reverseTitle', { kind })}
      save={save}
      isDirty={reason !== ''}
      confirm={{ label: text('invoiceEntry.reverse'), variant: 'danger', run }}
      cancelLabel={text('invoiceEntry.keepEntry')}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
      <p>
        {text('invoiceEntry.reverse.about', {
          amount: `${currency} ${amount(value.toFixed(2), currency)}`,
        })}
      </p>
      <TextField
        label={text('invoiceEntry.reason')}
        hint={text('invoiceEntry.reason.hint')}
        value={reason}
        problems={wordsProblems(reason)}
        onText={setReason}
        takesFocus
      />
    </FormDialog>
  );
}
