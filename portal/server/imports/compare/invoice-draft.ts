import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { roundedAmount } from '../../../../shared/trade/money.ts';
import { totalChanges, totalsOf } from '../../invoices/totals.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type CompaniesNamed, companyOfType } from './companies-named.ts';
import { lineProblems, MOST_INVOICE_LINES, paymentsIn } from './invoice-amounts.ts';
import type { InvoiceWrite } from './invoices.ts';
import type { NamedShipment } from './shipments-named.ts';
import type { InvoiceLineText, StoredInvoice } from './stored-invoices.ts';

interface Known {
  before: StoredInvoice | undefined;
  companies: CompaniesNamed;
  shipmentOf: (row: ParsedRow) => NamedShipment | { refusal: Reason };
}

/** What rows of one number come to: for each of them what it changes and what is wrong with it, and the whole invoice. */
export interface InvoiceDraft {
  changes: AuditChange[][];
  problems: RowProblem[][];
  write: InvoiceWrite;
}

export function draftInvoice(
  group: readonly ParsedRow[],
  { before, companies, shipmentOf }: Known,
): InvoiceDraft {
  const problems: RowProblem[][] = group.map((row, n) => [
    ...lineProblems(row),
    ...(n < MOST_INVOICE_LINES
      ? []
      : [{ column: 'reference', reason: reason('tooManyEntries', { most: MOST_INVOICE_LINES }) }]),
  ]);
  const changes: AuditChange[][] = group.map(() => []);
  const say = (place: number, column: string | null, what: Reason) =>
    problems[place]!.push({ column, reason: what });

  /** What the rows say of the invoice as a whole, and in which row. */
  const head = (column: string) => {
    const place = group.findIndex(({ cells }) => textIn(cells, column) !== undefined);
    const text = place < 0 ? undefined : textIn(group[place]!.cells, column);
    group.forEach(({ cells }, n) => {
      const other = textIn(cells, column);
      if (other !== undefined && other !== text)
        say(n, column, reason('importInvoiceDiffers', { line: group[place]!.line }));
    });
    if (text === undefined && !before && column !== 'shipment') say(0, column, reason('fillIn'));
    return { text, place: Math.max(place, 0) };
  };

  const customer = head('customer');
  let customerId = before?.customerId ?? 0;
  if (customer.text !== undefined) {
    const found = companyOfType(companies, customer.text, 'Importer');
    if ('refusal' in found) say(customer.place, 'customer', found.refusal);
    else if (before && found.id !== before.customerId)
      say(customer.place, 'customer', reason('importInvoiceTaken'));
    else {
      customerId = found.id;
      if (!before) changes[customer.place]!.push({ field: 'customer', before: null, after: found.shown });
    }
  }

  const shipment = head('shipment');
  let shipmentId = before?.shipmentId ?? null;
  if (shipment.text !== undefined) {
    const found = shipmentOf(group[shipment.place]!);
    if ('refusal' in found) say(shipment.place, 'shipment', found.refusal);
    else if (found.companyId !== customerId) {
      // Without a customer nobody's shipment fits, which is told there.
      if (customerId !== 0) say(shipment.place, 'shipment', reason('importOtherCustomer'));
    } else {
      shipmentId = found.id;
      if (shipmentId !== before?.shipmentId)
        changes[shipment.place]!.push({
          ...{ field: 'shipment', before: before?.shipment ?? null, after: found.reference },
        });
    }
  }

  const day = (column: 'issued' | 'due'): string => {
    const { text, place } = head(column);
    if (text !== undefined && text !== before?.[column])
      changes[place]!.push({ field: column, before: before?.[column] ?? null, after: text });
    return text ?? before?.[column] ?? '';
  };
  const [issued, due] = [day('issued'), day('due')];
  if (issued !== '' && due !== '' && due < issued) say(head('due').place, 'due', reason('importInvoiceDue'));

  const lines = group.map(lineOf);
  const hasNewLines = JSON.stringify(lines) !== JSON.stringify(before?.lines ?? []);
  const isSettled = before?.totals.some(
    ({ paid, credited }) => decimal(paid).gt('0') || decimal(credited).gt('0'),
  );
  if (hasNewLines && isSettled) say(0, null, reason('importInvoicePaid'));
  if (hasNewLines) addLineChanges(changes, lines, before?.lines ?? []);

  const payments = paymentsIn(group, { lines, before, say });
  for (const { place, was, paid } of payments)
    changes[place]!.push({ field: 'paid', before: was, after: paid });

  return {
    ...{ changes, problems },
    write: {
      ...{ id: before?.id ?? null, reference: group[0]!.reference, customerId, shipmentId, issued, due },
      lines: hasNewLines ? lines : null,
      payments: payments.map(({ currency, amount, paid }) => ({ currency, amount, paid })),
      audited: auditedOf(changes.flat(), before, hasNewLines ? lines : null),
    },
  };
}

function lineOf({ cells }: ParsedRow): InvoiceLineText {
  const currency = textIn(cells, 'currency') ?? '';
  return {
    description: textIn(cells, 'description') ?? '',
    currency,
    amount: roundedAmount(textIn(cells, 'amount') ?? '0', currency),
  };
}

function addLineChanges(
  changes: readonly AuditChange[][],
  lines: readonly InvoiceLineText[],
  stored: readonly InvoiceLineText[],
): void {
  lines.forEach((line, n) => {
    for (const field of ['description', 'currency', 'amount'] as const)
      if (line[field] !== stored[n]?.[field])
        changes[n]!.push({ field, before: stored[n]?.[field] ?? null, after: line[field] });
  });
  if (stored.length > lines.length)
    changes[0]!.push({ field: 'lines', before: stored.length, after: lines.length });
}

/** What the customer is told. */
function auditedOf(
  changes: readonly AuditChange[],
  before: StoredInvoice | undefined,
  lines: readonly InvoiceLineText[] | null,
): AuditChange[] {
  return [
    ...changes.filter(({ field }) => ['shipment', 'issued', 'due'].includes(field)),
    ...(lines ? totalChanges(before?.totals ?? [], totalsOf(lines)) : []),
  ];
}
