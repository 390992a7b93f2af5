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
import { blankLine, type InvoiceDraft, inputOf, type LineDraft, linesOfCharges, nextKey } from './draft.ts';
import { headProblems } from './draft-problems.ts';
import * as s from './entry.css.ts';
import { LineFields } from './line-fields.tsx';
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
  const [added, setAdded] = useState<number>();
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
  const setLine = (line: LineDraft) =>
    change({ lines: draft.lines.map((one) => (one.key === line.key ? line : one)) });
  const addLine = () => {
    const key = nextKey(draft.lines);
    setAdded(key);
    change({ lines: [...draft.lines, blankLine(key, draft.lines.at(-1)?.currency)] });
  };
  const takeOver = () => {
    const filled = draft.lines.filter(({ chargeName, amount }) => chargeName !== '' || amount !== '');
    if (charges) change({ lines: [...filled, ...linesOfCharges(charges, nextKey(draft.lines), locale)] });
  };
  const isTaken = draft.lines.some(({ chargeListId }) => chargeListId !== null);
  const open = charges ? linesOfCharges(charges, 1, locale).length : 0;

  const submit = async () => {
    let saved: { id: number } | undefined;
    const step = await save.run({
      validate: form.isValid,
      parts: () => [inputOf(draft, on, locale)],
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
        {isRestored && isDirty && (
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
        )}
        <Card title={text('record.facts')}>
          <div className={s.head}>
            <Combobox
              label={text('list.col.customer')}
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
            <TextField
              type="date"
              label={text('list.col.issued')}
              value={draft.issuedOn}
              problems={problems.issuedOn}
              onText={(issuedOn) => change({ issuedOn })}
            />
            <TextField
              type="date"
              label={text('list.col.due')}
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
        </Card>
        <Card title={text('invoice.charges')} count={draft.lines.length}>
          <div className={s.lines}>
            {draft.lines.map((line, n) => (
              <LineFields
                key={line.key}
                line={line}
                number={n + 1}
                takesFocus={line.key === added}
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
            {draftSums(draft.lines, locale).map((total) => (
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
