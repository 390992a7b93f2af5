import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, day, instant, yearOf } from '../calendar.ts';
import { IMPORTER_A, IMPORTERS, SUPPLIES } from '../data/trade-companies.ts';
import { Random } from '../random.ts';

export interface Order {
  id: number;
  orderedAt: number;
  styleIds: number[];
}

/** The orders of each importer, in the order of their ids. */
export type OrdersOf = ReadonlyMap<number, readonly Order[]>;

const ORDERS = 3000;
const STYLES_PER_ORDER = 3;
const FIRST_ORDER_ID = 10_001;
const FIRST_STYLE_ID = 50_001;

/** Style numbers of importer A's first orders, which the fixed booking and shipment carry. */
const FIXED_STYLE_COUNTS = [2, 3, 4, 3, 2];

const digits = (serial: number, length: number) => String(serial).padStart(length, '0');
const COLOURS = ['BLK', 'NVY', 'WHT', 'OLV', 'RED', 'GRY', 'SND'];

interface Chance {
  random: Random;
  /** Of fashion, such as `SS27`: the two of the demo's own year and the next one. */
  seasons: readonly string[];
}

type Format = (serial: number, chance: Chance) => string;

function seasonsOf(today: number): string[] {
  const [year, next] = [0, 1].map((later) => String(yearOf(today) + later).slice(2));
  return [`SS${year}`, `FW${year}`, `SS${next}`];
}

/** How a company writes its numbers; a serial never repeats within a company. */
const ORDER_FORMATS: readonly Format[] = [
  (serial) => `45${digits(serial, 8)}`,
  (serial) => digits(serial, 8),
  (serial) => `PO-${digits(serial, 6)}`,
  (serial, { random, seasons }) => `${random.pick(seasons)}-${digits(serial, 5)}`,
  (serial, { random }) => `${digits(serial, 7)}/${random.pick(['A', 'B', 'C'])}`,
  (serial) => String(serial),
];
const STYLE_FORMATS: readonly Format[] = [
  (serial, { random }) => `ST${digits(serial, 6)}-${random.pick(COLOURS)}`,
  (serial) => digits(serial, 7),
  (serial, { random, seasons }) =>
    `${random.pick(seasons)}-${random.pick(['DR', 'JK', 'TS', 'PT'])}-${digits(serial, 5)}`,
  (serial) => `SKU ${serial}`,
  (serial, { random }) => `${random.pick(['A', 'H', 'K'])}.${digits(serial, 6)}.${random.pick(COLOURS)}`,
];

/** 3,000 orders with 9,000 style numbers times `scale`, spread over the importers by their weight. */
export async function seedOrders(db: Kysely<Tables>, calendar: Calendar, scale: number): Promise<OrdersOf> {
  const random = new Random(3);
  const chance: Chance = { random, seasons: seasonsOf(calendar.today) };
  const orderRows: NewRow<'purchase_order'>[] = [];
  const styleRows: NewRow<'style_number'>[] = [];
  const links: NewRow<'purchase_order_style_number'>[] = [];
  const ordersOf = new Map<number, Order[]>();

  for (const [index, { id: company, orders: count }] of shares(ORDERS * scale).entries()) {
    const orders: Order[] = [];
    ordersOf.set(company, orders);
    const orderText = numbering(ORDER_FORMATS, index, chance);
    for (let n = 0; n < count; n++) {
      const id = FIRST_ORDER_ID + orderRows.length;
      const orderedAt = calendar.momentOf(n, count);
      orders.push({ id, orderedAt, styleIds: [] });
      orderRows.push({
        id,
        order_numbers: orderText(),
        order_purchaser_id: company,
        supplier_id: supplierOf(company, n),
        created_at: instant(orderedAt),
        ...datesOf(n, orderedAt),
      });
    }
    const styleText = numbering(STYLE_FORMATS, index, chance);
    const styles = count * STYLES_PER_ORDER;
    const ordersWithStyle = ordersByStyle(company, orders, styles, random);
    for (const [n, withStyle] of ordersWithStyle.entries()) {
      const id = FIRST_STYLE_ID + styleRows.length;
      styleRows.push({
        id,
        style_number: styleText(),
        company_id: company,
        created_at: instant(calendar.momentOf(n, styles)),
      });
      for (const order of withStyle) order.styleIds.push(id);
    }
    for (const { id, styleIds } of orders) {
      links.push(...styleIds.map((style) => ({ purchase_order_id: id, style_number_id: style })));
    }
  }

  await insertRows(db, 'purchase_order', orderRows);
  await insertRows(db, 'style_number', styleRows);
  await insertRows(db, 'purchase_order_style_number', links);
  return ordersOf;
}

/** One of those that the company buys from, more often the first of them; one order in eleven doesn't say from whom. */
function supplierOf(company: number, n: number): number | null {
  const suppliers = SUPPLIES.find((supply) => supply.company === company)?.suppliers ?? [];
  if (n % 11 === 10) return null;
  return suppliers[n % 2 === 0 ? 0 : n % suppliers.length] ?? null;
}

/** When the goods of the `n`-th order are ready, may leave and have to be there; not every order says so. */
function datesOf(n: number, orderedAt: number) {
  const after = (days: number) => day(orderedAt + days * DAY);
  if (n % 10 >= 8) return { cargo_ready_on: null, ship_from: null, ship_until: null, deliver_by: null };
  return {
    cargo_ready_on: after(35 + (n % 7)),
    ship_from: after(42),
    ship_until: after(52),
    deliver_by: n % 3 === 0 ? null : after(95),
  };
}

/** The last importer takes what rounding leaves. */
function shares(total: number): { id: number; orders: number }[] {
  const weights = IMPORTERS.reduce((sum, { weight }) => sum + weight, 0);
  let left = total;
  return IMPORTERS.map(({ id, weight }, index) => {
    const orders = index === IMPORTERS.length - 1 ? left : Math.round((total * weight) / weights);
    left -= orders;
    return { id, orders };
  });
}

/** Mostly the company's own way of writing, sometimes another. */
function numbering(formats: readonly Format[], company: number, chance: Chance): () => string {
  const { random } = chance;
  let serial = random.whole(1000, 40_000);
  const own = formats[company % formats.length] as Format;
  return () => {
    serial += random.whole(1, 9);
    const format = random.chance(0.85) ? own : random.pick(formats);
    return format(serial, chance);
  };
}

/** For each style number the orders that have it: most have few, one in ten stands on two orders. */
function ordersByStyle(company: number, orders: readonly Order[], count: number, random: Random): Order[][] {
  const fixed = company === IMPORTER_A ? orders.slice(0, FIXED_STYLE_COUNTS.length) : [];
  const open = orders.slice(fixed.length);
  const ordersWithStyle = fixed.flatMap((order, index) =>
    Array.from({ length: FIXED_STYLE_COUNTS[index] ?? 0 }, () => [order]),
  );
  while (ordersWithStyle.length < count) {
    const wanted = random.chance(0.1) ? 2 : 1;
    ordersWithStyle.push(random.some(open, wanted));
  }
  return ordersWithStyle;
}
