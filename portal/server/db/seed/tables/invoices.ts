import { type Kysely, sql } from 'kysely';
import { decimal } from '../../../../../shared/trade/decimal.ts';
import { sum } from '../../../../../shared/trade/money.ts';
import { LINE_PRICE } from '../../../charges/line-amounts.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant, yearOf } from '../calendar.ts';
import { Random } from '../random.ts';
import { type InvoiceLine, linesOf } from './invoice-lines.ts';
import type { SeededShipment } from './milestones.ts';

const FIRST_INVOICE_ID = 6001;
const TERMS = [14, 30, 45, 30, 60];
/** Whoever pays does so some days before or after the due date. */
const EARLY = 6;
const LATE = 12;

interface Draft {
  customer_id: number;
  shipment_id: number | null;
  manifest_id: number | null;
  issuedAt: number;
  lines: readonly InvoiceLine[];
}

/**
 * An invoice of each shipment that has left, which bills what was agreed in its quotes if there are any, and one of each closed
 * manifest with charges; most of those that are due are paid.
 */
export async function seedInvoices(
  db: Kysely<Tables>,
  { today }: Calendar,
  shipments: readonly SeededShipment[],
): Promise<void> {
  const random = new Random(81);
  const billed = await ofManifests(db);
  const withManifest = new Set(billed.map(({ shipment_id }) => shipment_id));
  const agreed = await agreedLines(db);
  const linesFor = (shipment: SeededShipment) =>
    agreed.get(shipment.id) ?? linesOf(shipment, withManifest.has(shipment.id), random);
  const drafts = [...billed, ...shipments.flatMap((shipment) => ofShipment(shipment, linesFor))]
    .filter(({ issuedAt }) => issuedAt < today)
    .sort((a, b) => a.issuedAt - b.issuedAt);

  const invoices: NewRow<'invoice'>[] = [];
  const lines: NewRow<'invoice_line'>[] = [];
  const totals: NewRow<'invoice_total'>[] = [];
  for (const [index, draft] of drafts.entries()) {
    const id = FIRST_INVOICE_ID + index;
    const { customer_id, shipment_id, manifest_id, issuedAt } = draft;
    const dueAt = issuedAt + TERMS[customer_id % TERMS.length]! * DAY;
    invoices.push({
      id,
      reference: `INV-${yearOf(issuedAt)}-${String(id).padStart(6, '0')}`,
      ...{ customer_id, shipment_id, manifest_id },
      issued_on: day(issuedAt),
      due_on: day(dueAt),
      created_at: instant(issuedAt),
    });
    for (const [place, line] of draft.lines.entries())
      lines.push({ id: lines.length + 1, invoice_id: id, position: place + 1, ...line });
    for (const total of paidTotals(draft.lines, { issuedAt, dueAt, today }, random))
      totals.push({ id: totals.length + 1, invoice_id: id, ...total });
  }
  // An attempt that failed has counted, and the ids are the same in every demo.
  await sql`alter table invoice_party alter column id restart`.execute(db);
  await insertRows(db, 'invoice', invoices);
  await insertRows(db, 'invoice_line', lines);
  await insertRows(db, 'invoice_total', totals);
}

function ofShipment(
  shipment: SeededShipment,
  linesFor: (shipment: SeededShipment) => readonly InvoiceLine[],
): Draft[] {
  if (!shipment.departed_on || !shipment.company_id) return [];
  return [
    {
      customer_id: shipment.company_id,
      shipment_id: shipment.id,
      manifest_id: null,
      issuedAt: Date.parse(String(shipment.departed_on)) + 2 * DAY,
      lines: linesFor(shipment),
    },
  ];
}

/** The charges of closed manifests, which have no currency of their own: they are billed in US dollars. */
async function ofManifests(db: Kysely<Tables>): Promise<Draft[]> {
  const { rows } = await sql<Omit<Draft, 'issuedAt'> & { createdAt: string }>`
    select manifest.customer_id, manifest.shipment_id, manifest.id as manifest_id, manifest.created_at as "createdAt",
      ${CHARGED_LINES} as lines
    from manifest join charge_sheet sheet on sheet.manifest_id = manifest.id
    join charge_line line on line.sheet_id = sheet.id join charge_type charge on charge.id = line.charge_type_id
    where manifest.status = 'Closed' group by manifest.id order by manifest.id`.execute(db);
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, issuedAt: Date.parse(createdAt) + 14 * DAY }));
}

/** What the accepted quotes of each shipment are sold for. */
async function agreedLines(db: Kysely<Tables>): Promise<ReadonlyMap<number, readonly InvoiceLine[]>> {
  const { rows } = await sql<{ shipment: number; lines: InvoiceLine[] }>`
    select quote.shipment_id as shipment, ${CHARGED_LINES} as lines
    from quote join charge_sheet sheet on sheet.quote_id = quote.id
    join charge_line line on line.sheet_id = sheet.id join charge_type charge on charge.id = line.charge_type_id
    where quote.status = 'Accepted' and quote.shipment_id is not null group by quote.shipment_id`.execute(db);
  return new Map(rows.map(({ shipment, lines }) => [shipment, lines]));
}

/** SQL of lines of an invoice that bill charges, as the form drafts them. A unit cost stands where it gives the amount. */
const CHARGED_LINES = sql`json_agg(json_build_object('charge_name', charge.description, 'charge_sheet_id', sheet.id,
  'quantity', line.quantity::text, 'unit_code', case when line.quantity is not null then line.unit_code end,
  'unit_cost', case when ${LINE_PRICE} = round(line.quantity * line.unit_cost, 2) then line.unit_cost::text end,
  'currency', coalesce(line.currency, 'USD'), 'amount', (${LINE_PRICE})::text) order by sheet.id, line.position)`;

type Total = Omit<NewRow<'invoice_total'>, 'id' | 'invoice_id'>;

/** What is due is paid but for some of it, the less the longer ago; a part of the rest is paid in advance. */
function paidTotals(
  lines: readonly InvoiceLine[],
  { issuedAt, dueAt, today }: { issuedAt: number; dueAt: number; today: number },
  random: Random,
): Total[] {
  const paidAt = dueAt + random.whole(-EARLY, LATE) * DAY;
  const chance = random.next();
  const part = random.whole(20, 70);
  const isPaid = paidAt < today && chance > (today - dueAt > 100 * DAY ? 0.03 : 0.3);
  const isPartlyPaid = !isPaid && issuedAt + 7 * DAY < today && chance < 0.14;
  return [...new Set(lines.map(({ currency }) => currency))].sort().map((currency) => {
    const amount = sum(lines.filter((line) => line.currency === currency).map((line) => String(line.amount)));
    const paid = isPaid
      ? amount
      : isPartlyPaid
        ? decimal(amount).times(String(part)).div('100').toFixed(2)
        : '0.00';
    const at = isPaid ? paidAt : issuedAt + 6 * DAY;
    return { currency, amount, paid_amount: paid, paid_at: isPaid || isPartlyPaid ? instant(at) : null };
  });
}
