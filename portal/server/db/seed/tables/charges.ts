import type { Kysely } from 'kysely';
import type { Feature } from '../../../../../shared/contract/charges.ts';
import { convert, isManualTotal, lineTotal } from '../../../../../shared/trade/money.ts';
import { demoRate, workingDay } from '../../../exchange-rates/demo-source.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, instant } from '../calendar.ts';
import { ACCOUNTS } from '../data/accounts.ts';
import { type CargoKind, REMARKS, TARIFFS, type Tariff } from '../data/charge-tariffs.ts';
import { CHARGES } from '../data/charge-types.ts';
import { AGENT_ID } from '../data/trade-companies.ts';
import { Random } from '../random.ts';
import type { QuotesAndManifests } from './quotes.ts';

/** The first ones are those of the documentation and start without lines. */
const FIXED_QUOTES = 3;
const FIXED_MANIFESTS = 1;

const QUOTE_FEATURES: readonly Feature[] = [
  'exw_charges',
  'origin_charges',
  'freight_charges',
  'destination_charges',
  'delivery_charges',
  'pickup_charges',
  'rail_charges',
];

const FEATURES_BY_KIND: Readonly<Record<CargoKind, readonly Feature[]>> = {
  FCL: QUOTE_FEATURES,
  LCL: QUOTE_FEATURES,
  Air: QUOTE_FEATURES.filter((feature) => feature !== 'rail_charges'),
};

/** Importer of Canada, whose local charges are in its own dollars. */
const CANADIAN_IMPORTER = 103;
const LOCAL: readonly Feature[] = ['destination_charges', 'delivery_charges'];

/** The agent buys part of what it does at the origin in its own currency. */
const AGENT_CURRENCY = 'CNY';
const ABROAD: readonly Feature[] = ['exw_charges', 'origin_charges', 'pickup_charges'];

type Line = Omit<
  NewRow<'charge_line'>,
  'sheet_id' | 'position' | 'quantity' | 'unit_cost' | 'minimum_price'
> & {
  quantity: string | null;
  unit_cost: string | null;
  minimum_price: string | null;
};

/**
 * Charge lines in features that fit how the cargo travels: for all quotes that were issued, which name a price, and for about two
 * thirds of the manifests.
 */
export async function seedCharges(
  db: Kysely<Tables>,
  { today }: Calendar,
  { quotes, requests, manifests }: QuotesAndManifests,
): Promise<void> {
  const random = new Random(31);
  const requestOf = new Map(requests.map((request) => [request.quote_id, request]));
  const sheets: NewRow<'charge_sheet'>[] = [];
  const lines: NewRow<'charge_line'>[] = [];
  const add = (sheet: Omit<NewRow<'charge_sheet'>, 'id'>, of: readonly Line[]) => {
    const sheet_id = sheets.length + 1;
    sheets.push({ id: sheet_id, ...sheet });
    for (const [position, line] of of.entries())
      lines.push({ id: lines.length + 1, sheet_id, position, ...line });
  };
  for (const quote of quotes.slice(FIXED_QUOTES)) {
    if (quote.status === 'Requested') continue;
    const kind = kindOf(quote);
    for (const feature of random.some(FEATURES_BY_KIND[kind], random.whole(1, 4))) {
      const currency = quote.customer_id === CANADIAN_IMPORTER && LOCAL.includes(feature) ? 'CAD' : 'USD';
      const sheet = {
        quote_id: quote.id ?? null,
        manifest_id: null,
        feature,
        ...saved(quote, today, random),
      };
      const lines = linesOf(feature, { kind, currency, ...measuresOf(requestOf.get(quote.id!)) }, random);
      const isAbroad = quote.agent_id === AGENT_ID && ABROAD.includes(feature) && random.chance(0.5);
      add(sheet, isAbroad ? lines.map(boughtIn(AGENT_CURRENCY, sheet.saved_at)) : lines);
    }
  }
  for (const manifest of manifests.slice(FIXED_MANIFESTS)) {
    if (!random.chance(0.67)) continue;
    const feature = 'manifests_charges';
    add(
      { quote_id: null, manifest_id: manifest.id ?? null, feature, ...saved(manifest, today, random) },
      linesOf(feature, { kind: 'LCL', currency: null }, random),
    );
  }
  await insertRows(db, 'charge_sheet', sheets);
  await insertRows(db, 'charge_line', lines);
}

function kindOf({ mode, container_type }: NewRow<'quote'>): CargoKind {
  if (mode === 'Air') return 'Air';
  return container_type === 'FCL' ? 'FCL' : 'LCL';
}

/** By whom and when; only admins decide about the uplift (D-120). */
function saved(
  { agent_id, created_at }: Pick<NewRow<'quote'>, 'agent_id' | 'created_at'>,
  today: number,
  random: Random,
) {
  const byAgent = agent_id === AGENT_ID && random.chance(0.6);
  const index = ACCOUNTS.findIndex(({ role }) => role === (byAgent ? 'Agent' : 'Admin'));
  return {
    revision: random.whole(1, 4),
    add_profit: byAgent ? null : random.chance(0.8),
    saved_at: instant(Math.min(new Date(created_at).getTime() + random.whole(1, 72) * (DAY / 24), today)),
    saved_by: ACCOUNTS[index]!.email,
    saved_by_id: index + 1,
  };
}

/** What travels, and in which currency its charges are; manifests leave that open (D-110). */
interface Load {
  kind: CargoKind;
  currency: string | null;
  cbm: number;
  kg: number;
  cartons: number;
  /** Containers that are priced together */
  boxes: number;
}

/** By air a cubic metre is paid for as so many kilograms. */
const KG_PER_CBM = 1000 / 6;

/** By what a quote's cargo is charged: its volume, the weight that air freight is paid for, its containers. */
function measuresOf(request: NewRow<'quote_request'> | undefined): Partial<Load> {
  const boxes = (request?.containers ?? '')
    .split(',')
    .reduce((sum, some) => sum + Number.parseInt(some, 10), 0);
  if (boxes > 0) return { boxes };
  const weight = Number(request?.weight_kg ?? 0);
  const cbm = Number(request?.volume_cbm ?? 0);
  return weight > 0 ? { kg: Math.max(weight, Math.ceil(cbm * KG_PER_CBM)), cbm } : {};
}

function linesOf(
  feature: Feature,
  given: Pick<Load, 'kind' | 'currency'> & Partial<Load>,
  random: Random,
): Line[] {
  const { kind, currency } = given;
  const usual = TARIFFS[feature].filter(({ kinds }) => !kinds || kinds.includes(kind));
  const load = {
    boxes: 1,
    cbm: random.whole(150, 2200) / 100,
    kg: random.whole(80, 3200),
    cartons: random.whole(12, 420),
    ...given,
  };
  return random.some(usual, random.whole(3, 9)).map((tariff) => ({
    charge_type_id: CHARGES.findIndex(([identifier]) => identifier === tariff.charge) + 1,
    currency,
    ...NOT_CONVERTED,
    ...(kind === 'FCL' ? containerPrice(tariff, load, random) : measuredPrice(tariff, load, random)),
    comments: random.chance(0.2) ? random.pick(REMARKS) : '',
  }));
}

const NOT_CONVERTED = {
  original_currency: null,
  original_unit_cost: null,
  original_total_price: null,
  original_minimum_price: null,
  original_rate: null,
  original_rate_date: null,
  original_source: null,
};

/** The line as if it had been entered in the currency and converted when it was saved (D-22). */
function boughtIn(currency: string, savedAt: string): (line: Line) => Line {
  const { usdRate, date, source } = demoRate(currency, workingDay(Date.parse(savedAt)));
  // In whole units, small ones to a tenth.
  const entered = (dollars: string) => {
    const value = Number(dollars) / Number(usdRate);
    return amount(value < 20 ? Math.ceil(value * 10) / 10 : Math.round(value));
  };
  const dollars = (original: string | null) => original && convert(original, usdRate);
  return (line) => {
    const { quantity, unit_cost, minimum_price } = line;
    const cost = unit_cost && entered(unit_cost);
    const minimum = minimum_price && entered(minimum_price);
    const total = quantity && cost ? lineTotal(quantity, cost) : entered(line.total_price);
    const converted = {
      unit_cost: dollars(cost),
      total_price: convert(total, usdRate),
      minimum_price: dollars(minimum),
    };
    return {
      ...line,
      ...converted,
      manually_edited_total:
        quantity !== null &&
        converted.unit_cost !== null &&
        isManualTotal(converted.total_price, quantity, converted.unit_cost),
      original_currency: currency,
      original_unit_cost: cost,
      original_total_price: total,
      original_minimum_price: minimum,
      original_rate: usdRate,
      original_rate_date: date,
      original_source: source,
    };
  };
}

/** A price alone (CHG-13), for all containers of the quote (D-158). */
function containerPrice(tariff: Tariff, { boxes }: Load, random: Random) {
  const price = priceOf(tariff, random) * (tariff.per === 'cargo' ? boxes : 1);
  return {
    unit_code: 'EA',
    quantity: null,
    unit_cost: null,
    total_price: amount(tariff.per === 'cargo' ? Math.round(price / 5) * 5 : price),
    minimum_price: null,
    manually_edited_total: false,
  };
}

function measuredPrice(tariff: Tariff, load: Load, random: Random) {
  const { unit_code, measure, share } = measureOf(tariff, load);
  const quantity = amount(measure);
  const unit_cost = amount(priceOf(tariff, random) / share);
  const calculated = lineTotal(quantity, unit_cost);
  // Now and then a clerk rounds a total by hand.
  const total_price = random.chance(0.06) ? amount(Math.ceil(Number(calculated) / 5) * 5) : calculated;
  return {
    unit_code,
    quantity,
    unit_cost,
    total_price,
    minimum_price: unit_code === 'KG' ? amount(random.whole(4, 18) * 5) : null,
    manually_edited_total: isManualTotal(total_price, quantity, unit_cost),
  };
}

/** By what the charge is measured, how much of it there is, and how much of it costs what a container costs. */
function measureOf({ per }: Tariff, { kind, cbm, kg, cartons }: Load) {
  if (per === 'document') return { unit_code: 'EA', measure: 1, share: 1 };
  if (per === 'carton') return { unit_code: 'CTN', measure: cartons, share: 1 };
  if (kind === 'Air') return { unit_code: 'KG', measure: kg, share: 900 };
  return { unit_code: 'CBM', measure: cbm, share: 28 };
}

/** Errands are quoted in whole dollars. */
const priceOf = ({ per, low, high }: Tariff, random: Random) =>
  per === 'document' ? random.whole(low, high) : random.whole(low * 100, high * 100) / 100;

const amount = (value: number) => value.toFixed(2);
