import type { InvoiceParty } from '../../shared/contract/company-billing.ts';
import type { InvoiceStatement } from '../../shared/contract/invoices.ts';
import { AGEING_BUCKETS } from '../../shared/trade/ageing.ts';
import { amountText } from '../lists/cell/amount-text.ts';
import {
  type Addressee,
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

interface Parties {
  seller: InvoiceParty | null | undefined;
  /** Who owes all of it; null where several do. */
  customer: Addressee | null;
}

/** A statement of account: what is open by age, and of which invoices. */
export function statementPaper(
  statement: InvoiceStatement,
  { seller, customer }: Parties,
  language: PaperLanguage,
): Paper {
  const { text, formats } = language;
  return {
    heading: text('statement.title'),
    seller: sellerOf(seller, language),
    customer: customerOf(customer, text('list.col.customer'), language),
    facts: factsOf(
      [text('paper.asOf'), formats.date(statement.asOf)],
      [text('list.col.customer'), customer ? null : text('statement.all')],
    ),
    parts: [
      ageingPart(statement, language),
      owedPart(statement, !customer, language),
      ...(customer ? paymentParts(seller, {}, language) : []),
      daysOf(language),
    ],
    foot: footOf(seller, language),
  };
}

function ageingPart({ currencies }: InvoiceStatement, { text, formats }: PaperLanguage): PaperPart {
  return {
    kind: 'table',
    title: text('statement.ageing'),
    columns: [
      { label: text('invoice.col.currency'), kind: 'text' },
      ...AGEING_BUCKETS.map(({ id }): PaperColumn => ({ label: text(`statement.${id}`), kind: 'number' })),
      { label: text('statement.total'), kind: 'number' },
    ],
    rows: currencies.map(({ currency, buckets, total }) => ({
      id: currency,
      cells: [
        currency,
        ...AGEING_BUCKETS.map(({ id }) =>
          Number(buckets[id]) === 0 ? '–' : amountText(formats, buckets[id], currency),
        ),
        amountText(formats, total, currency),
      ],
    })),
  };
}

function owedPart(
  { invoices, currencies, isCut }: InvoiceStatement,
  hasCustomer: boolean,
  { text, formats }: PaperLanguage,
): PaperPart {
  const words = (label: string): PaperColumn => ({ label, kind: 'text' });
  const day = (label: string): PaperColumn => ({ label, kind: 'day' });
  const number = (label: string): PaperColumn => ({ label, kind: 'number' });
  const customer = (name: string) => (hasCustomer ? [name] : []);
  return {
    kind: 'table',
    title: text('statement.invoices'),
    ...(isCut && { note: text('statement.cut', { count: invoices.length }) }),
    columns: [
      day(text('list.col.reference')),
      ...(hasCustomer ? [words(text('list.col.customer'))] : []),
      day(text('list.col.issued')),
      day(text('list.col.due')),
      number(text('list.col.daysOverdue')),
      words(text('invoice.col.currency')),
      number(text('invoice.col.amount')),
      number(text('invoice.col.paid')),
      number(text('invoice.col.credited')),
      number(text('invoice.col.owed')),
    ],
    rows: [
      ...invoices.map((one) => ({
        id: `${one.invoiceId} ${one.currency}`,
        cells: [
          one.reference,
          ...customer(one.customer),
          formats.date(one.issuedOn),
          formats.date(one.dueOn),
          one.daysOverdue > 0 ? formats.number(one.daysOverdue) : '–',
          one.currency,
          ...[one.amount, one.paid, one.credited, one.owed].map((value) =>
            amountText(formats, value, one.currency),
          ),
        ],
      })),
      ...currencies.map(({ currency, total }) => ({
        id: currency,
        isSum: true,
        cells: [
          text('statement.total'),
          ...customer(''),
          ...['', '', '', currency, '', '', '', amountText(formats, total, currency)],
        ],
      })),
    ],
  };
}
