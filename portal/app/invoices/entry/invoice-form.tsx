import { useMemo, useState } from 'react';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isBlank } from '../../../../shared/trade/number-entry.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { DraftNotice } from '../../drafts/draft-notice.tsx';
import type { OpenedDraft } from '../../drafts/use-entry-draft.ts';
import { useKeptEntry } from '../../drafts/use-kept-entry.ts';
import { DateField } from '../../form/date-field.tsx';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useGo } from '../../layout/use-go.ts';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { EntryFailure } from '../../records/conflict/entry-failure.tsx';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { Card } from '../../records/parts/card.tsx';
import { saveInvoice } from './actions.ts';
import { BilledAlready } from './billed-already.tsx';
import {
  blankLine,
  firstWordsOf,
  type InvoiceDraft,
  inputOf,
  type LineDraft,
  linesIn,
  linesOfCharges,
  linesWith,
  linesWithoutCurrency,
  nextKey,
} from './draft.ts';
import { INVOICE_PARTS } from './draft-parts.ts';
import { headProblems } from './draft-problems.ts';
import * as s from './entry.css.ts';
import { LineFields } from './line-fields.tsx';
import { OneCurrency } from './one-currency.tsx';
import { findCustomers, findShipmentsOf } from './options.ts';
import { draftSums } from './sums.ts';
import { texts } from './texts/index.ts';
import { useEntryText } from './use-entry-text.ts';
import { useOpenCharges } from './use-open-charges.ts';

interface InvoiceFormProps {
  /** What the form begins with: a stored invoice, or what a new one begins with. */
  stored: InvoiceDraft;
  /** Which invoice is changed, as it was read; both null for a new one. */
  on: Pick<SaveInvoice, 'invoiceId' | 'revision'>;
  draft: OpenedDraft<InvoiceDraft>;
  /** Somebody else saved meanwhile: the invoice has to be loaded again. */
  onStale(): void;
}

/**
 * The entry of an invoice (MOD-09): whom it bills and for which shipment, its days, and its lines. Entries are kept on the
 * device until they are saved.
 */
export function InvoiceForm({ stored, on, draft, onStale }: InvoiceFormProps) {
  const text = useText(texts);
  const money = useMoney();
  const go = useGo();
  const form = useForm();
  const save = useRecordSave(on.invoiceId === null ? undefined : { type: 'invoice', id: on.invoiceId });
  const kept = useKeptEntry({
    ...{ stored, draft, parts: INVOICE_PARTS, form },
    revision: on.revision ?? 0,
  });
  const { entry } = kept;
  const { values } = entry;
  const entryText = useEntryText(values.lines);
  const [focused, setFocused] = useState<number>();
  const isNew = on.invoiceId === null;
  const customers = useRemoteOptions(findCustomers);
  const customerId = values.customer?.id;
  const shipments = useRemoteOptions(useMemo(() => findShipmentsOf(customerId), [customerId]));
  const charges = useOpenCharges(values.shipment?.id);
  const problems = headProblems(values);
  const change = (part: Partial<InvoiceDraft>) => {
    if (save.state.step === 'failed') save.dismiss();
    entry.change(part);
  };
  const setLine = (line: LineDraft) => change({ lines: linesWith(values.lines, line) });
  const addLine = () => {
    const key = nextKey(values.lines);
    setFocused(key);
    change({ lines: [...values.lines, blankLine(key, values.lines.at(-1)?.currency)] });
  };
  const takeOver = () => {
    const filled = values.lines.filter(({ chargeName, amount }) => chargeName !== '' || !isBlank(amount));
    if (charges) change({ lines: [...filled, ...linesOfCharges(charges, nextKey(values.lines))] });
  };
  const withoutCurrency = linesWithoutCurrency(values.lines);
  const setCurrency = (currency: string) => {
    // What was chosen with goes: the focus stays with the lines that it was for.
    setFocused(withoutCurrency[0]?.key);
    change({ lines: linesIn(values.lines, currency) });
  };
  const isTaken = values.lines.some(({ chargeListId }) => chargeListId !== null);
  const open = charges ? linesOfCharges(charges, 1).length : 0;

  const submit = async () => {
    let saved: { id: number } | undefined;
    const step = await save.run({
      validate: form.isValid,
      parts: () => [inputOf(values, on)],
      send: async (input: SaveInvoice, key: string) => {
        saved = await saveInvoice(input, kept.keyFor(input, key));
      },
    });
    if (step === 'conflict') {
      kept.forgetTry();
      // What there is to choose now was asked of nobody yet.
      form.startOver();
      onStale();
    }
    if (step !== 'saved' || !saved) return;
    kept.end();
    go(pageOf.invoice(saved.id));
  };
  const shownError = (problem: readonly unknown[]) =>
    form.isChecked && problem.length > 0 ? { error: text('auth.requiredField') } : {};

  return (
    <Form of={form} isBusy={save.isBusy} onSubmit={() => void submit()} className={s.form}>
      {!isNew && <Banner kind="info">{text('invoiceEntry.issued')}</Banner>}
      <DraftNotice isShown={entry.isDirty} draft={draft} wordsOf={firstWordsOf} />
      <EntryFailure entry={entry} save={save} {...entryText} />
      <Card title={text('invoiceEntry.head')}>
        <div className={s.head}>
          <Combobox
            label={text('list.col.customer')}
            required
            options={customers}
            value={values.customer}
            readOnly={save.isBusy || !isNew}
            onChange={(option) =>
              change({ customer: option && { id: option.id, label: option.label }, shipment: null })
            }
            {...shownError(problems.customer)}
          />
          <Combobox
            key={customerId}
            label={text('list.col.shipment')}
            options={shipments}
            value={values.shipment}
            readOnly={save.isBusy}
            disabled={!values.customer}
            onChange={(option) => change({ shipment: option && { id: option.id, label: option.label } })}
          />
          <DateField
            label={text('list.col.issued')}
            required
            value={values.issuedOn}
            problems={problems.issuedOn}
            onText={(issuedOn) => change({ issuedOn })}
          />
          <DateField
            label={text('list.col.due')}
            required
            value={values.dueOn}
            problems={problems.dueOn}
            onText={(dueOn) => change({ dueOn })}
          />
          {isNew && (
            <TextField
              label={text('invoiceEntry.number')}
              hint={text('invoiceEntry.number.hint')}
              value={values.reference}
              problems={problems.reference}
              onText={(reference) => change({ reference })}
            />
          )}
        </div>
        <BilledAlready shipmentId={values.shipment?.id} invoiceId={on.invoiceId} />
      </Card>
      <Card title={text('invoice.charges')} count={values.lines.length}>
        {withoutCurrency.length > 1 && <OneCurrency count={withoutCurrency.length} onSet={setCurrency} />}
        <div className={s.lines}>
          {values.lines.map((line, n) => (
            <LineFields
              key={line.key}
              line={line}
              number={n + 1}
              takesFocus={line.key === focused}
              onChange={setLine}
              onRemove={
                values.lines.length > 1
                  ? () => change({ lines: values.lines.filter(({ key }) => key !== line.key) })
                  : undefined
              }
            />
          ))}
        </div>
        <div className={s.buttons}>
          <Button size="sm" onClick={addLine}>
            {text('invoiceEntry.addLine')}
          </Button>
          {open > 0 && !isTaken && (
            <Button size="sm" onClick={takeOver}>
              {text('invoiceEntry.takeOver', { count: open })}
            </Button>
          )}
        </div>
        <p className={s.sums}>
          {draftSums(values.lines).map((total) => (
            <span key={total.currency}>{money(total.amount, total.currency)}</span>
          ))}
        </p>
      </Card>
      <div className={s.buttons}>
        <Button type="submit" variant="primary" busy={save.isBusy}>
          {text('invoiceEntry.save')}
        </Button>
        <span className={s.note}>{text(draft.isKept ? 'invoiceEntry.told' : 'draft.notKept')}</span>
      </div>
    </Form>
  );
}
