import { useId, useState } from 'react';
import type { InvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { formatAmount, localAmount, parseAmount } from '../../../../shared/trade/amount.ts';
import { addDays, isDay, today } from '../../../../shared/trade/calendar-days.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { Form } from '../../form/form.tsx';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { enterOn } from '../entry/actions.ts';
import { AmountField } from '../entry/amount-field.tsx';
import { amountProblems } from '../entry/draft-problems.ts';
import { texts } from '../entry/texts/index.ts';
import type { WholeInvoice } from '../invoice-source.ts';
import { owedOf } from '../owed.ts';

export interface SettleProps {
  invoice: WholeInvoice;
  onClose(): void;
  onDone(): void;
  /** Somebody else saved meanwhile: the invoice has to be loaded again. */
  onStale(): void;
}

/** Enters what was paid of an invoice, or is credited of it, in one of the currencies in which something is open. */
export function SettleDialog({
  kind,
  invoice,
  onClose,
  onDone,
  onStale,
}: SettleProps & { kind: 'payment' | 'credit' }) {
  const text = useText(texts);
  const locale = useLocale();
  const save = useSave();
  const form = useForm();
  const formId = useId();
  const open = invoice.totals
    .map((total) => ({ currency: total.currency, owed: owedOf(total) }))
    .filter(({ owed }) => decimal(owed).gt('0'));
  const [currency, setCurrency] = useState(open[0]?.currency ?? '');
  const owed = open.find((one) => one.currency === currency)?.owed ?? '0.00';
  const [typed, setTyped] = useState<string>();
  const [enteredOn, setDay] = useState(today());
  const [note, setNote] = useState('');
  // What is open is what is usually paid.
  const amount = typed ?? localAmount(owed, locale);
  const close = () => save.isBusy || onClose();
  const parsed = parseAmount(amount, locale);
  const isMore = 'value' in parsed && decimal(parsed.value).gt(owed);
  const problems: readonly Problem[] = isMore
    ? [texts('invoiceEntry.amount.more', { amount: `${currency} ${localAmount(owed, locale)}` })]
    : amountProblems(amount, currency, locale);

  const submit = async () => {
    if (!form.isValid() || !('value' in parsed)) return;
    // What was sent stays, also where somebody else's payment changes what is open meanwhile.
    setTyped(amount);
    const { id: invoiceId, revision } = invoice;
    const exact = formatAmount(parsed.value);
    const step = await save.run({
      parts: () => [{ invoiceId, revision, currency, amount: exact, enteredOn, note }],
      send: async (input: InvoiceEntry, key: string) => {
        await enterOn(kind, input, key);
      },
    });
    if (step === 'saved') onDone();
    if (step === 'conflict') onStale();
  };
  return (
    <Dialog
      title={text(kind === 'payment' ? 'invoiceEntry.recordPayment' : 'invoiceEntry.creditTitle')}
      open
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text('admin.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isBusy}>
            {text('invoiceEntry.enter')}
          </Button>
        </>
      }
    >
      <Form of={form} id={formId} isBusy={save.isBusy} onSubmit={() => void submit()}>
        {'error' in save.state && <Banner kind="error">{text(adminFailure(save.state.error))}</Banner>}
        <SelectField
          label={text('invoiceEntry.currency')}
          value={currency}
          options={open.map((one) => [one.currency, one.currency] as const)}
          onChange={(next) => {
            setCurrency(next);
            setTyped(undefined);
          }}
        />
        <AmountField
          label={text('invoiceEntry.amount')}
          value={amount}
          onText={setTyped}
          problems={problems}
          takesFocus
        />
        <TextField
          type="date"
          label={text(kind === 'payment' ? 'invoiceEntry.paidOn' : 'invoiceEntry.creditedOn')}
          value={enteredOn}
          problems={dayProblems(enteredOn)}
          onText={setDay}
        />
        <TextField
          label={text('invoiceEntry.note')}
          hint={text('invoiceEntry.note.hint')}
          value={note}
          problems={note.length > 200 ? [texts('invoiceEntry.long', { most: 200 })] : []}
          onText={setNote}
        />
      </Form>
    </Dialog>
  );
}

/** Somebody's day may have begun before it has where the server counts. */
const dayProblems = (day: string): readonly Problem[] =>
  !isDay(day) ? ['auth.requiredField'] : day > addDays(today(), 1) ? [texts('invoiceEntry.day.toCome')] : [];
