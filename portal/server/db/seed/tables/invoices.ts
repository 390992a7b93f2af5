import { type Kysely, sql } from 'kysely';
import { decimal } from '../../../../../shared/trade/decimal.ts';
import { sum } from '../../../../../shared/trade/money.ts';
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

/** An invoice of each shipment that has left, and one of each closed manifest with charges; most of those that are due are paid. */
export async function seedInvoices(
  db: Kysely<Tables>,
  { today }: Calendar,
  shipments: readonly SeededShipment[],
): Promise<void> {
  const random = new Random(81);
  const billed = await ofManifests(db);
  const withManifest = new Set(billed.map(({ shipment_id }) => shipment_id));
  const drafts = [...billed, ...shipments.flatMap((shipment) => ofShipment(shipment, withManifest, random))]
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

function ofShipment(shipment: SeededShipment, withManifest: Set<number | null>, random: Random): Draft[] {
  if (!shipment.departed_on || !shipment.company_id) return [];
  return [
    {
      customer_id: shipment.company_id,
      shipment_id: shipment.id,
      manifest_id: null,
      issuedAt: Date.parse(String(shipment.departed_on)) + 2 * DAY,
      lines: linesOf(shipment, withManifest.has(shipment.id), random),
    },
  ];
}

/** The charges of closed manifests, which have no currency of their own: they are billed in US dollars. */
async function ofManifests(db: Kysely<Tables>): Promise<Draft[]> {
  const { rows } = await sql<Omit<Draft, 'issuedAt'> & { createdAt: string }>`
    select manifest.customer_id, manifest.shipment_id, manifest.id as manifest_id, manifest.created_at as "createdAt",
      json_agg(json_build_object('charge_name', charge.description, 'quantity', line.quantity::text,
        'unit_code', line.unit_code, 'unit_cost', line.unit_cost::text, 'currency', 'USD',
        'amount', greatest(line.total_price, line.minimum_price)::text) order by line.position) as lines
    from manifest join charge_sheet sheet on sheet.manifest_id = manifest.id
    join charge_line line on line.sheet_id = sheet.id join charge_type charge on charge.id = line.charge_type_id
    where manifest.status = 'Closed' group by manifest.id order by manifest.id`.execute(db);
  return rows.map(({ createdAt, ...rest }) => ({ ...rest, issuedAt: Date.parse(createdAt) + 14 * DAY }));
}

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
