import { sql } from 'kysely';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import {
  type Departures,
  isWindowReversed,
  ORDER_DATES,
  type OrderDates,
} from '../../../../shared/trade/order-dates.ts';
import { firstDepartureSql, lastDepartureSql } from '../../orders/booked-departures.ts';
import { dateChanges } from '../../orders/date-changes.ts';
import { type ParsedRow, textIn, textsIn } from '../parsed-row.ts';
import { type CompaniesNamed, companiesNamed, companyOfType, type NamedCompany } from './companies-named.ts';
import { type Compared, type FileContext, orderKey, outcomeOf, type Trx } from './compared.ts';

/** What a row adds: its order, its supplier, its dates, or style numbers to it. */
export interface OrderWrite {
  purchaserId: number;
  number: string;
  /** Null: what is stored stays. */
  supplierId: number | null;
  /** As they are to be, also where the row says nothing of them. */
  dates: OrderDates;
  styles: readonly string[];
}

const NO_DATES: OrderDates = { cargoReadyOn: null, shipFrom: null, shipUntil: null, deliverBy: null };

interface StoredOrder {
  id: number;
  purchaserId: number;
  number: string;
  supplier: { id: number; shown: string } | null;
  dates: OrderDates;
  departures: Departures;
  styles: readonly string[];
}

/** Compares rows of purchase orders with those that are stored, and with earlier rows of the file. */
export async function compareOrders(
  trx: Trx,
  rows: readonly ParsedRow[],
  { orders: seen }: FileContext,
  { isWriting }: { isWriting: boolean },
): Promise<Compared<OrderWrite>[]> {
  const companies = await companiesNamed(
    trx,
    new Set(
      rows.flatMap(({ cells }) => ['purchaser', 'supplier'].flatMap((column) => textIn(cells, column) ?? [])),
    ),
    { isWriting },
  );
  const named = rows.map((row) => {
    const purchaser = companyOfType(companies, textIn(row.cells, 'purchaser') ?? '', 'Importer');
    return { row, purchaser, number: row.reference };
  });
  const asked = named.flatMap(({ purchaser, number }) =>
    'id' in purchaser ? [{ owner: purchaser.id, number }] : [],
  );
  const suppliersOf = await readSuppliers(trx, new Set(asked.map(({ owner }) => owner)));
  if (isWriting) await lockOrders(trx, asked);
  const stored = await readOrders(trx, asked);
  return named.map(({ row, purchaser, number }): Compared<OrderWrite> => {
    if ('refusal' in purchaser) {
      const problems = [{ column: 'purchaser', reason: purchaser.refusal }];
      return { line: row.line, outcome: 'wrong', changes: [], problems };
    }
    const key = orderKey(purchaser.id, number);
    const before = stored.get(key);
    const earlier = seen.get(key);
    const supplier = supplierIn(row, companies, purchaser, suppliersOf);
    if (supplier && 'refusal' in supplier) {
      const problems = [{ column: 'supplier', reason: supplier.refusal }];
      return { line: row.line, outcome: 'wrong', changes: [], problems };
    }
    const datesBefore = earlier?.dates ?? before?.dates ?? NO_DATES;
    const dates = datesIn(row, datesBefore);
    if (isWindowReversed(dates)) {
      const problems = [{ column: 'shipUntil', reason: reason('shipWindowOrder') }];
      return { line: row.line, outcome: 'wrong', changes: [], problems };
    }
    const known = new Set([...(before?.styles ?? []), ...(earlier?.styles ?? [])]);
    const styles = textsIn(row.cells, 'styleNumbers').filter((style) => !known.has(style));
    const supplierBefore = earlier?.supplier ?? before?.supplier ?? null;
    if (row.problems.length === 0) {
      seen.set(key, {
        styles: new Set([...(earlier?.styles ?? []), ...styles]),
        supplier: supplier ?? earlier?.supplier ?? null,
        dates,
      });
    }
    const isNew = !before && !earlier;
    return outcomeOf(row.line, {
      isNew,
      changes: changesOf(row, {
        ...{ isNew, purchaser: purchaser.shown, supplier, supplierBefore, styles, datesBefore, dates },
        departures: before?.departures,
      }),
      problems: [],
      write: { purchaserId: purchaser.id, number, supplierId: supplier?.id ?? null, dates, styles },
    });
  });
}

/** What the row says of the dates, over what was known of them: an empty cell leaves that. */
const datesIn = ({ cells }: ParsedRow, known: OrderDates): OrderDates => ({
  ...known,
  ...Object.fromEntries(
    ORDER_DATES.flatMap((date) => {
      const day = textIn(cells, date);
      return day ? [[date, day]] : [];
    }),
  ),
});

/** The supplier that the row names, or the reason against it; undefined where it names none. */
function supplierIn(
  { cells }: ParsedRow,
  companies: CompaniesNamed,
  purchaser: NamedCompany,
  suppliersOf: ReadonlyMap<number, ReadonlySet<number>>,
): NamedCompany | { refusal: Reason } | undefined {
  const named = textIn(cells, 'supplier');
  if (!named) return undefined;
  const supplier = companyOfType(companies, named, 'Supplier');
  if ('refusal' in supplier || suppliersOf.get(purchaser.id)?.has(supplier.id)) return supplier;
  return {
    refusal: reason('importNotSupplierOf', { company: named, purchaser: purchaser.companyName }),
  };
}

interface OrderChanges {
  isNew: boolean;
  purchaser: string;
  supplier: { id: number; shown: string } | undefined;
  supplierBefore: { id: number; shown: string } | null;
  datesBefore: OrderDates;
  dates: OrderDates;
  /** Undefined of an order that is new, and stands on no shipment. */
  departures: Departures | undefined;
  styles: readonly string[];
}

function changesOf(
  { reference }: ParsedRow,
  { isNew, purchaser, supplier, supplierBefore, datesBefore, dates, departures, styles }: OrderChanges,
): AuditChange[] {
  const added = (field: string, after: string) => ({ field, before: null, after });
  return [
    ...(isNew ? [added('orderNumber', reference), added('purchaser', purchaser)] : []),
    ...(supplier && supplier.id !== supplierBefore?.id
      ? [{ field: 'supplier', before: supplierBefore?.shown ?? null, after: supplier.shown }]
      : []),
    ...dateChanges(datesBefore, dates, departures),
    ...(styles.length > 0 ? [added('styleNumbers', styles.join('; '))] : []),
  ];
}

interface AskedOrder {
  owner: number;
  number: string;
}

const ordersAsked = (asked: readonly AskedOrder[]) => sql`(
  select distinct owner, number from unnest(${asked.map(({ owner }) => owner)}::integer[],
    ${asked.map(({ number }) => number)}::text[]) given (owner, number)) asked
  join purchase_order ordered
    on ordered.order_purchaser_id = asked.owner and ordered.order_numbers = asked.number`;

/** `for update`, because whoever adds a style number to an order locks no more than the order's key. */
async function lockOrders(trx: Trx, asked: readonly AskedOrder[]): Promise<void> {
  await sql`select ordered.id from ${ordersAsked(asked)} order by ordered.id for update of ordered`.execute(
    trx,
  );
}

async function readOrders(trx: Trx, asked: readonly AskedOrder[]): Promise<ReadonlyMap<string, StoredOrder>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<StoredOrder>`
    select ordered.id, ordered.order_purchaser_id as "purchaserId", ordered.order_numbers as number, (
      select json_build_object('id', company.id, 'shown', coalesce(company.reference, company.company_name))
      from company where company.id = ordered.supplier_id
    ) as supplier, json_build_object('cargoReadyOn', ordered.cargo_ready_on, 'shipFrom', ordered.ship_from,
      'shipUntil', ordered.ship_until, 'deliverBy', ordered.deliver_by) as dates,
      json_build_object('firstDepartureOn', ${sql.raw(firstDepartureSql('ordered'))}, 'lastDepartureOn',
        ${sql.raw(lastDepartureSql('ordered'))}) as departures, coalesce((
      select json_agg(style.style_number) from purchase_order_style_number carried
      join style_number style on style.id = carried.style_number_id
      where carried.purchase_order_id = ordered.id
    ), '[]') as styles
    from ${ordersAsked(asked)}`.execute(trx);
  return new Map(rows.map((order) => [orderKey(order.purchaserId, order.number), order]));
}

/** The suppliers of each of the purchasers. */
async function readSuppliers(
  trx: Trx,
  purchasers: ReadonlySet<number>,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const links = await trx
    .selectFrom('company_supplier')
    .select(['company_id', 'supplier_id'])
    .where(sql<boolean>`company_id = any(${[...purchasers]}::integer[])`)
    .execute();
  return new Map(
    [...Map.groupBy(links, ({ company_id }) => company_id)].map(([purchaser, some]) => [
      purchaser,
      new Set(some.map(({ supplier_id }) => supplier_id)),
    ]),
  );
}
