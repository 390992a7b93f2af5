import { decimal } from '../../shared/trade/decimal.ts';
import { openAmountOf } from '../../shared/trade/open-amount.ts';
import { amountText, quantityText, unitPriceText } from '../lists/cell/amount-text.ts';
import { moneyText } from '../lists/cell/cell-text.ts';
import { placeOf } from '../lists/definitions/common.ts';
import { filledColumns, type WholeInvoice } from '../lists/definitions/whole-invoice.ts';
import {
  customerOf,
  daysOf,
  factsOf,
  footOf,
  type Paper,
  type PaperColumn,
  type PaperLanguage,
  type PaperPart,
  sellerOf,
} from './paper.ts';
import { paymentParts } from './payment-part.ts';

/** An invoice, between whom it was issued: what is billed, what of it is open, and how that is paid. */
export function invoicePaper(invoice: WholeInvoice, language: PaperLanguage): Paper {
  const { text, formats } = language;
  const { reference, seller, billedTo, shipment, issuedOn, dueOn, totals } = invoice;
  const isOpen = totals.some((total) => decimal(openAmountOf(total)).gt('0'));
  const payBy = text('paper.payBy', { day: formats.date(dueOn) });
  return {
    heading: text('paper.invoice', { reference }),
    seller: sellerOf(seller, language),
    customer: customerOf(billedTo, text('paper.billTo'), language),
    facts: factsOf(
      [text('paper.invoiceDate'), formats.date(issuedOn)],
      [text('paper.dueDate'), formats.date(dueOn)],
      [text('list.col.shipment'), shipment?.reference],
      [text('list.col.origin'), shipment && placeOf(shipment.originPort, shipment.originAirport)],
      [
        text('list.col.destination'),
        shipment && placeOf(shipment.destinationPort, shipment.destinationAirport),
      ],
      [text('paper.payReference'), reference],
    ),
    parts: [
      linesPart(invoice, language),
      sumsPart(invoice, language),
      ...(isOpen
        ? paymentParts(seller, { reference, payBy }, language)
        : [{ kind: 'words', words: text('paper.settled') } as const]),
      daysOf(language),
    ],
    foot: footOf(seller, language),
  };
}

function linesPart({ lines }: WholeInvoice, { text, formats }: PaperLanguage): PaperPart {
  const filled = filledColumns(lines);
  type Line = WholeInvoice['lines'][number];
  const columns: readonly (PaperColumn & { isShown?: boolean; cell(line: Line): string })[] = [
    { label: text('paper.description'), kind: 'text', cell: ({ chargeName }) => chargeName },
    {
      label: text('invoice.col.quantity'),
      kind: 'number',
      isShown: filled.quantity,
      cell: ({ quantity }) => quantityText(formats, quantity),
    },
    {
      label: text('invoice.col.unit'),
      kind: 'text',
      isShown: filled.unitCode,
      cell: ({ unitCode }) => unitCode ?? '',
    },
    {
      label: text('invoice.col.unitPrice'),
      kind: 'number',
      isShown: filled.unitCost,
      cell: ({ unitCost, currency }) =>
        unitPriceText(formats, typeof unitCost === 'number' ? String(unitCost) : null, currency),
    },
    { label: text('invoice.col.currency'), kind: 'text', cell: ({ currency }) => currency },
    {
      label: text('paper.amount'),
      kind: 'number',
      cell: ({ amount, currency }) => amountText(formats, String(amount), currency),
    },
  ];
  const shown = columns.filter(({ isShown = true }) => isShown);
  return {
    kind: 'table',
    title: text('invoice.charges'),
    columns: shown,
    rows: lines.map((line) => ({ id: String(line.id), cells: shown.map(({ cell }) => cell(line)) })),
  };
}

/** Each currency is billed and paid on its own. */
function sumsPart({ totals }: WholeInvoice, { text, formats }: PaperLanguage): PaperPart {
  const hasCredits = totals.some(({ creditedAmount }) => creditedAmount > 0);
  const number = (label: string): PaperColumn => ({ label, kind: 'number' });
  return {
    kind: 'table',
    title: text('invoice.totals'),
    columns: [
      { label: text('invoice.col.currency'), kind: 'text' },
      number(text('paper.total')),
      number(text('invoice.col.paid')),
      ...(hasCredits ? [number(text('invoice.col.credited'))] : []),
      number(text('paper.due')),
    ],
    rows: totals.map((total) => {
      const amount = (value: number | string) => amountText(formats, String(value), total.currency);
      return {
        id: String(total.id),
        isSum: true,
        cells: [
          total.currency,
          amount(total.amount),
          amount(total.paidAmount),
          ...(hasCredits ? [amount(total.creditedAmount)] : []),
          moneyText({ amount: Number(openAmountOf(total)), currency: total.currency }, formats),
        ],
      };
    }),
  };
}
