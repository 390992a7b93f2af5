import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { valueIn, writtenEntry } from '../../../../shared/trade/number-entry.ts';
import { useMoney } from '../../modules/cell/use-amount.ts';
import type { InvoiceDraft, LineDraft } from './draft.ts';
import { type InvoiceParts, isLinePart, partOf } from './draft-parts.ts';
import { texts } from './texts/index.ts';

const NAMES: Readonly<Record<Exclude<keyof InvoiceDraft, 'lines'>, Text>> = {
  customer: texts('list.col.customer'),
  shipment: texts('list.col.shipment'),
  reference: texts('invoiceEntry.number'),
  issuedOn: texts('list.col.issued'),
  dueOn: texts('list.col.due'),
};

/** What a part of an invoice is called and what stands in it, where two people have changed it; `lines` are those in the form. */
export function useEntryText(lines: readonly LineDraft[]) {
  const text = useText(texts);
  const formats = useFormats();
  const money = useMoney();
  /** What can't be read as an amount stands as it was typed. */
  const lineText = ({ chargeName, currency, amount }: LineDraft) => {
    const value = valueIn(amount, currency);
    const sum = value === undefined ? [currency, writtenEntry(amount, '.')] : [money(value, currency)];
    return [chargeName, ...sum].filter((part) => part !== '').join(' ');
  };
  return {
    nameOf(part: keyof InvoiceParts & string): string {
      if (!isLinePart(part)) return text(NAMES[part]);
      const number = lines.findIndex((line) => partOf(line) === part) + 1;
      return number > 0 ? text('invoiceEntry.line', { number }) : text('invoiceEntry.lineGone');
    },
    valueText(part: keyof InvoiceParts & string, value: InvoiceParts[keyof InvoiceParts]): string {
      if (value === undefined) return text('invoiceEntry.noLine');
      if (value === null) return '';
      if (typeof value === 'object') return 'chargeName' in value ? lineText(value) : value.label;
      return (part === 'issuedOn' || part === 'dueOn') && isDay(value) ? formats.date(value) : value;
    },
  };
}
