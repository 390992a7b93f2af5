import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SaveInvoice } from '../../../../shared/contract/invoices.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../../shared/ui/combobox/combobox.tsx';
import { useRemoteOptions } from '../../../../shared/ui/search/remote-options.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { adminFailure } from '../../admin/failure-text.ts';
import { DateField } from '../../form/date-field.tsx';
import { Form } from '../../form/form.tsx';
import { SaveBanner } from '../../form/save-banner.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { useGo } from '../../layout/use-go.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import { Card } from '../../records/parts/card.tsx';
import { useUnsavedWork } from '../../unsaved-work/use-unsaved-work.ts';
import { saveInvoice } from './actions.ts';
import { BilledAlready } from './billed-already.tsx';
import {
  blankLine,
  type InvoiceDraft,
  inputOf,
  type LineDraft,
  linesIn,
  linesOfCharges,
  linesWith,
  linesWithoutCurrency,
  nextKey,
} from './draft.ts';
import { headProblems } from './draft-problems.ts';
import * as s from './entry.css.ts';
import { LineFields } from './line-fields.tsx';
import { OneCurrency } from './one-currency.tsx';
import { findCustomers, findShipmentsOf } from './options.ts';
import { draftSums } from './sums.ts';
import { texts } from './texts/index.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useOpenCharges } from './use-open-charges.ts';

interface InvoiceFormProps {
  /** What the form begins with; keep the object. */
  initial: InvoiceDraft;
  /** Name of the entries on the device. */
  storageKey: string;
  /** Which invoice is changed, as it was read; both null for a new one. */
  on: Pick<SaveInvoice, 'invoiceId' | 'revision'>;
}

/** The entry of an invoice (MOD-09): whom it bills and for which shipment, its days, and its lines. */
export function InvoiceForm({ initial, storageKey, on }: InvoiceFormProps) {
  const text = useText(texts);
  const locale = useLocale();
  const amount = useAmount();
  const go = useGo();
  const form = useForm();
  const save = useSave();
  const place = useRef<HTMLDivElement>(null);
  const { draft, setDraft, isDirty, isRestored, clear } = useKeptDraft(storageKey, initial);
  const [isLeaving, setLeaving] = useState(false);
  const [focused, setFocused] = useState<number>();
  useUnsavedWork(place, isDirty && !isLeaving);
  const isNew = on.invoiceId === null;
  const customers = useRemoteOptions(findCustomers);
  const customerId = draft.customer?.id;
  const shipments = useRemoteOptions(useMemo(() => findShipmentsOf(customerId), [customerId]));
  const charges = useOpenCharges(draft.shipment?.id);
  const problems = headProblems(draft);
  const change = (part: Partial<InvoiceDraft>) => {
    save.dismiss();
    setDraft({ ...draft, ...part });
  };
  const setLine = (line: LineDraft) => change({ lines: linesWith(draft.lines, line) });
  const addLine = () => {
    const key = nextKey(draft.lines);
    setFocused(key);
    change({ lines: [...draft.lines, blankLine(key, draft.lines.at(-1)?.currency)] });
  };
  const takeOver = () => {
    const filled = draft.lines.filter(({ chargeName, amount }) => chargeName !== '' || amount !== '');
    if (charges) change({ lines: [...filled, ...linesOfCharges(charges, nextKey(draft.lines), locale)] });
  };
  const withoutCurrency = linesWithoutCurrency(draft.lines);
  const setCurrency = (currency: string) => {
    // What was chosen with goes: the focus stays with the lines that it was for.
    setFocused(withoutCurrency[0]?.key);
    change({ lines: linesIn(draft.lines, currency) });
  };
  const isTaken = draft.lines.some(({ chargeListId }) => chargeListId !== null);
  const open = charges ? linesOfCharges(charges, 1, locale).length : 0;

  const submit = async () => {
    let saved: { id: number } | undefined;
    const step = await save.run({
      validate: form.isValid,
      parts: () => [inputOf(draft, on)],
      send: async (input: SaveInvoice, key: string) => {
        saved = await saveInvoice(input, key);
      },
    });
    if (step !== 'saved' || !saved) return;
    // First, because leaving would ask about unsaved work, too.
    flushSync(() => {
      setLeaving(true);
      clear();
    });
    go(pageOf.invoice(saved.id));
  };
  const shownError = (problem: readonly unknown[]) =>
    form.isChecked && problem.length > 0 ? { error: text('auth.requiredField') } : {};

  return (
    <div ref={place}>
      <Form of={form} isBusy={save.isBusy} onSubmit={() => void submit()} className={s.form}>
        {!isNew && <Banner kind="info">{text('invoiceEntry.issued')}</Banner>}
        {isRestored && isDirty && (
          // Its own box, in which the message cannot stick over the fields.
          <div>
            <Banner
              kind="info"
              actions={
                <Button size="sm" onClick={clear}>
                  {text('invoiceEntry.discard')}
                </Button>
              }
            >
              {text('invoiceEntry.restored')}
            </Banner>
          </div>
        )}
        <Card title={text('invoiceEntry.head')}>
          <div className={s.head}>
            <Combobox
              label={text('list.col.customer')}
              required
              options={customers}
              value={draft.customer}
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
              value={draft.shipment}
              readOnly={save.isBusy}
              disabled={!draft.customer}
              onChange={(option) => change({ shipment: option && { id: option.id, label: option.label } })}
            />
            <DateField
              label={text('list.col.issued')}
              required
              value={draft.issuedOn}
              problems={problems.issuedOn}
              onText={(issuedOn) => change({ issuedOn })}
            />
            <DateField
              label={text('list.col.due')}
              required
              value={draft.dueOn}
              problems={problems.dueOn}
              onText={(dueOn) => change({ dueOn })}
            />
            {isNew && (
              <TextField
                label={text('invoiceEntry.number')}
                hint={text('invoiceEntry.number.hint')}
                value={draft.reference}
                problems={problems.reference}
                onText={(reference) => change({ reference })}
              />
            )}
          </div>
          <BilledAlready shipmentId={draft.shipment?.id} invoiceId={on.invoiceId} />
        </Card>
        <Card title={text('invoice.charges')} count={draft.lines.length}>
          {withoutCurrency.length > 1 && <OneCurrency count={withoutCurrency.length} onSet={setCurrency} />}
          <div className={s.lines}>
            {draft.lines.map((line, n) => (
              <LineFields
                key={line.key}
                line={line}
                number={n + 1}
                takesFocus={line.key === focused}
                onChange={setLine}
                onRemove={
                  draft.lines.length > 1
                    ? () => change({ lines: draft.lines.filter(({ key }) => key !== line.key) })
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
            {draftSums(draft.lines).map((total) => (
              <span key={total.currency}>
                {total.currency} {amount(total.amount, total.currency)}
              </span>
            ))}
          </p>
        </Card>
        <SaveBanner save={save} failureText={adminFailure} />
        <div className={s.buttons}>
          <Button type="submit" variant="primary" busy={save.isBusy}>
            {text('invoiceEntry.save')}
          </Button>
          <span className={s.note}>{text('invoiceEntry.told')}</span>
        </div>
      </Form>
    </div>
  );
}
