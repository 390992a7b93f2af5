import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { valueIn, writtenEntry } from '../../../../shared/trade/number-entry.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import type { InvoiceDraft, LineDraft } from './draft.ts';
import { texts } from './texts/index.ts';

const NAMES: Readonly<Record<keyof InvoiceDraft, Text>> = {
  customer: texts('list.col.customer'),
  shipment: texts('list.col.shipment'),
  reference: texts('invoiceEntry.number'),
  issuedOn: texts('list.col.issued'),
  dueOn: texts('list.col.due'),
  lines: texts('invoice.charges'),
};

/** What a field of an invoice is called and what stands in it, where two people have changed it. */
export function useEntryText() {
  const text = useText(texts);
  const formats = useFormats();
  const money = useAmount();
  /** What can't be read as an amount stands as it was typed. */
  const lineText = ({ chargeName, currency, amount }: LineDraft) => {
    const value = valueIn(amount, currency);
    const sum = value === undefined ? writtenEntry(amount, '.') : money(value, currency);
    return [chargeName, currency, sum].filter((part) => part !== '').join(' ');
  };
  const valueText = (field: keyof InvoiceDraft, value: InvoiceDraft[keyof InvoiceDraft]): string => {
    if (value === null) return '';
    if (Array.isArray(value)) {
      const lines = value.map(lineText);
      // Several stand below what they are.
      return lines.length > 1 ? `\n${lines.join('\n')}` : lines.join('');
    }
    if (typeof value === 'object') return value.label;
    return (field === 'issuedOn' || field === 'dueOn') && isDay(value) ? formats.date(value) : value;
  };
  return { nameOf: (field: keyof InvoiceDraft) => text(NAMES[field]), valueText };
}
