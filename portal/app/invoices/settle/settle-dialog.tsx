import { useState } from 'react';
import type { InvoiceEntry } from '../../../../shared/contract/invoices.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { addDays, isDay } from '../../../../shared/trade/calendar-days.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { roundedAmount } from '../../../../shared/trade/money.ts';
import {
  type NumberEntry,
  storedNumber,
  valueIn,
  writtenEntry,
} from '../../../../shared/trade/number-entry.ts';
import { openAmountOf } from '../../../../shared/trade/open-amount.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import type { WholeInvoice } from '../../../lists/definitions/whole-invoice.ts';
import { SelectField } from '../../admin/select-field.tsx';
import { CheckField } from '../../form/check-field.tsx';
import { DateField } from '../../form/date-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import type { Problem } from '../../form/problem.ts';
import { TextField } from '../../form/text-field.tsx';
import { DaysNote } from '../../layout/days-note.tsx';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { OverDialog } from '../../records/conflict/over-dialog.tsx';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { Facts } from '../../records/parts/facts.tsx';
import { enterOn } from '../entry/actions.ts';
import { AmountField } from '../entry/amount-field.tsx';
import { amountProblems } from '../entry/draft-problems.ts';
import * as s from '../entry/entry.css.ts';
import { texts } from '../entry/texts/index.ts';
import { EntriesSince, RecordedSince, useEntriesSince } from './recorded-since.tsx';

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
  const formats = useFormats();
  const money = useMoney();
  const save = useRecordSave({ type: 'invoice', id: invoice.id });
  const open = invoice.totals
    .map((total) => ({ currency: total.currency, owed: openAmountOf(total) }))
    .filter(({ owed }) => decimal(owed).gt('0'));
  const since = useEntriesSince(invoice);
  // A decision about what is known: whatever else is entered needs another one.
  const [furtherTo, setFurtherTo] = useState(0);
  const isFurther = furtherTo === since.length;
  const [currency, setCurrency] = useState(open[0]?.currency ?? '');
  // The chosen one stays, also where nothing is open in it any more.
  const currencies = [...new Set([currency, ...open.map((one) => one.currency)])];
  const owed = open.find((one) => one.currency === currency)?.owed ?? '0.00';
  const [typed, setTyped] = useState<NumberEntry>();
  const [begunOn] = useState(providerToday);
  const [enteredOn, setDay] = useState(begunOn);
  const [note, setNote] = useState('');
  // What is open is what is usually paid.
  const amount = typed ?? storedNumber(owed);
  const value = valueIn(amount, currency);
  const isMore = value !== undefined && decimal(value).gt(owed);
  const problems: readonly Problem[] = isMore
    ? [texts('invoiceEntry.amount.more', { amount: money(owed, currency) })]
    : amountProblems(amount, currency);

  const run = async () => {
    if (value === undefined) return undefined;
    // What was sent stays, also where somebody else's payment changes what is open meanwhile.
    setTyped(amount);
    const { id: invoiceId, revision } = invoice;
    const exact = roundedAmount(value, currency);
    return save.run({
      parts: () => [{ invoiceId, revision, currency, amount: exact, enteredOn, note }],
      send: async (input: InvoiceEntry, key: string) => {
        await enterOn(kind, input, key);
      },
    });
  };
  const isDirty = typed !== undefined || enteredOn !== begunOn || note !== '';
  const dayName = kind === 'payment' ? 'invoiceEntry.paidOn' : 'invoiceEntry.creditedOn';
  const title = text(kind === 'payment' ? 'invoiceEntry.recordPayment' : 'invoiceEntry.creditTitle');
  if (open.length === 0)
    return (
      <OverDialog title={title} by={save.changedBy} onClose={onClose}>
        <p>{text('invoiceEntry.settled')}</p>
        <EntriesSince entries={since} />
        {isDirty && (
          <>
            <p>{text('invoiceEntry.unsaved', { kind })}</p>
            <Facts
              facts={[
                {
                  name: text('invoiceEntry.amount'),
                  value:
                    value === undefined
                      ? `${currency}\u00a0${writtenEntry(amount, '.')}`
                      : money(value, currency),
                },
                { name: text(dayName), value: isDay(enteredOn) ? formats.date(enteredOn) : enteredOn },
                { name: text('invoiceEntry.note'), value: note },
              ]}
            />
          </>
        )}
      </OverDialog>
    );
  return (
    <FormDialog
      title={title}
      save={save}
      isDirty={isDirty}
      confirm={{ label: text('invoiceEntry.enter'), run }}
      onClose={onClose}
      onDone={onDone}
      onStale={onStale}
    >
      <RecordedSince save={save} invoice={invoice} since={since} isKept />
      <SelectField
        label={text('invoiceEntry.currency')}
        value={currency}
        options={currencies.map((one) => [one, one] as const)}
        onChange={(next) => {
          setCurrency(next);
          setTyped(undefined);
        }}
      />
      <AmountField
        label={text('invoiceEntry.amount')}
        required
        currency={currency}
        value={amount}
        onNumber={setTyped}
        problems={problems}
      />
      <DateField
        label={text(dayName)}
        required
        value={enteredOn}
        problems={
          kind === 'credit' && isDay(enteredOn) && enteredOn < invoice.issuedOn
            ? [texts('invoiceEntry.day.before', { day: formats.date(invoice.issuedOn) })]
            : dayProblems(enteredOn)
        }
        onText={setDay}
      />
      <DaysNote className={s.note} />
      <TextField
        label={text('invoiceEntry.note')}
        hint={text('invoiceEntry.note.hint')}
        value={note}
        problems={note.length > 200 ? [texts('invoiceEntry.long', { most: 200 })] : []}
        onText={setNote}
      />
      {since.length > 0 && (
        <CheckField
          label={text('invoiceEntry.further', { kind })}
          isChecked={isFurther}
          missing={text('invoiceEntry.further.missing')}
          onChange={(isTicked) => setFurtherTo(isTicked ? since.length : 0)}
        />
      )}
    </FormDialog>
  );
}

/** Somebody's day may have begun before it has where the server counts. */
const dayProblems = (day: string): readonly Problem[] =>
  !isDay(day)
    ? ['auth.requiredField']
    : day > addDays(providerToday(), 1)
      ? [texts('invoiceEntry.day.toCome')]
      : [];
