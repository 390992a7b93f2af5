import { type Kysely, sql } from 'kysely';
import type { RateKind } from '../../../../../shared/trade/base-rate-words.ts';
import { addDays, addMonths } from '../../../../../shared/trade/calendar-days.ts';
import type { PriceColumn } from '../../../base-rates/price-columns.ts';
import { endSuperseded } from '../../../base-rates/superseded-rates.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY, firstOfMonth, instant } from '../calendar.ts';
import { AGENT_ID } from '../data/trade-companies.ts';
import { tradeLanes } from '../lanes.ts';
import { Random } from '../random.ts';
import { localCharges, type SeedCharge } from './base-rate-charges.ts';
import type { Carriers } from './companies.ts';
import type { Places } from './places.ts';

/** How often there is a rate for a route that an importer follows, and for another lane of the trade. */
const FOLLOWED = 0.85;
const OTHERS = 0.6;
/** The months of which rates are stored, from the demo's own one on; those of the last one haven't all come. */
const MONTHS = [-4, -3, -2, -1, 0, 1, 2];
const LAST_MONTH = 2;
const EXTERNAL_SOURCES = ['Harbourline Rates', 'Openquay'];

/** One lane with one carrier. */
interface Offer {
  origin: number;
  discharge: number | null;
  destination: number;
  carrier: number;
  /** Whose rates they are, if that isn't left to chance. */
  agent?: number;
}

type Rate = Omit<NewRow<'base_rate'>, 'id'>;
type Source = Pick<Rate, 'source' | 'submission_id' | 'agent_id' | 'external_source'>;

interface SeedContext {
  /** The demo's own moment. */
  today: number;
  /** Of agents, the oldest first. */
  submissions: readonly { id: number; agent: number; createdOn: string }[];
  /** UN/LOCODE by port. */
  codes: ReadonlyMap<number, string>;
}

/**
 * Base rates of the routes that importers follow and of other lanes: of each month with its history, of which some ran
 * out, some were replaced in the middle of a month, some were agreed for a named account and a quarter, some are of
 * agents' submissions and some external. It reads the subscriptions, the submissions and what quotes are requested for.
 */
export async function seedBaseRates(
  db: Kysely<Tables>,
  { today }: Calendar,
  { places, carriers }: { places: Places; carriers: Carriers },
): Promise<void> {
  const random = new Random(53);
  const context: SeedContext = {
    today,
    submissions: await submissionsOf(db),
    codes: new Map([...places.ports].map(([code, id]) => [id, code])),
  };
  const rates: NewRow<'base_rate'>[] = [];
  const charges: NewRow<'base_rate_charge'>[] = [];
  const offers = await offersOf(db, { places, carriers }, random);
  for (const offer of [...offers, ...(await offersForRequests(db, carriers))]) {
    const local = localCharges(context.codes.get(offer.destination) ?? '', random);
    // What a quote is priced from at once names its charges as charge lines do.
    const ofOffer = offer.agent === undefined ? local : local.filter(({ name }) => name === null);
    for (const rate of ratesOf(offer, context, random)) {
      const id = rates.length + 1;
      rates.push({ id, ...rate });
      charges.push(...ofOffer.map((charge: SeedCharge) => ({ base_rate_id: id, ...charge })));
    }
  }
  await insertRows(db, 'base_rate', rates);
  await insertRows(db, 'base_rate_charge', charges);
  await endSuperseded(
    db,
    rates.map((_, n) => n + 1),
  );
}

/** What carriers offer: for most routes that are followed, and for some of the lanes beside them. */
async function offersOf(
  db: Kysely<Tables>,
  { places, carriers }: { places: Places; carriers: Carriers },
  random: Random,
): Promise<Offer[]> {
  const { rows: followed } = await sql<Omit<Offer, 'carrier'> & { carrier: number | null }>`
    select distinct origin_port_id as origin, discharge_port_id as discharge, destination_port_id as destination,
      carrier_id as carrier
    from route_subscription where discharge_port_id is distinct from origin_port_id order by 1, 3, 2, 4`.execute(
    db,
  );
  const others = tradeLanes(places).map((lane) => ({ ...lane, discharge: null, carrier: null }));
  return [
    ...followed.filter(() => random.chance(FOLLOWED)),
    ...others.filter(() => random.chance(OTHERS)),
  ].map(({ carrier, ...lane }) => ({ ...lane, carrier: carrier ?? random.pick(carriers.ocean) }));
}

/** What agent 2 can price the requests with that wait for its answer: the last ones, so that chance makes the others as ever. */
async function offersForRequests(db: Kysely<Tables>, carriers: Carriers): Promise<Offer[]> {
  const { rows } = await sql<Omit<Offer, 'carrier'>>`
    select distinct origin_port_id as origin, null::integer as discharge, destination_port_id as destination
    from quote join quote_request on quote_request.quote_id = quote.id
    where status = 'Requested' and agent_id = ${AGENT_ID} and origin_port_id is not null order by 1, 3`.execute(
    db,
  );
  return rows.map((lane, n) => ({
    ...lane,
    carrier: carriers.ocean[n % carriers.ocean.length]!,
    agent: AGENT_ID,
  }));
}

async function submissionsOf(db: Kysely<Tables>): Promise<SeedContext['submissions']> {
  const { rows } = await sql<{ id: number; agent: number; createdOn: string }>`
    select id, entity_id as agent, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as "createdOn"
    from rate_submission order by created_at, id`.execute(db);
  return rows;
}

function ratesOf(offer: Offer, { today, submissions, codes }: SeedContext, random: Random): Rate[] {
  const lane = {
    origin_port_id: offer.origin,
    discharge_port_id: offer.discharge,
    destination_port_id: offer.destination,
    carrier_id: offer.carrier,
    transit_days: random.chance(0.9) ? random.whole(14, 42) : null,
    currency: 'USD',
  };
  const isWanted = offer.agent !== undefined;
  const share = random.next();
  const agent = offer.agent ?? (share < 0.25 ? random.pick(submissions).agent : null);
  const external = share > 0.85 ? random.pick(EXTERNAL_SOURCES) : null;
  const sourceOn = (from: string): Source => {
    const ofAgent = submissions.filter((one) => one.agent === agent);
    const submission = ofAgent.findLast(({ createdOn }) => createdOn < from) ?? ofAgent[0];
    if (submission) return sourceOf('Agent', { submission_id: submission.id, agent_id: submission.agent });
    return external ? sourceOf('External', { external_source: external }) : sourceOf('Own');
  };
  const rate = (kind: RateKind, from: string, to: string, box: number): Rate => ({
    ...lane,
    kind,
    ...sourceOn(from),
    valid_from: from,
    valid_to: to,
    ...pricesOf(box, random, isWanted),
    created_at: instant(Math.min(Date.parse(from) - random.whole(2, 12) * DAY, today)),
  });

  const hasRunOut = random.chance(0.15) && !isWanted;
  const hasLast = random.chance(0.4) || isWanted;
  let box = firstPrice(codes.get(offer.destination) ?? '', random);
  const rates: Rate[] = [];
  for (const month of MONTHS) {
    if ((hasRunOut && month >= 0) || (!hasLast && month === LAST_MONTH)) break;
    const from = addMonths(firstOfMonth(today), month);
    const to = addDays(addMonths(from, 1), -1);
    box = Math.round(box * (0.92 + random.next() * 0.18));
    rates.push(rate('FAK', from, to, box));
    // An increase in the middle of the month takes the place of what was agreed.
    if (random.chance(0.15)) {
      box += random.whole(2, 12) * 50;
      rates.push(rate('FAK', addDays(from, 14), to, box));
    }
  }
  if (random.chance(0.25)) {
    for (const quarter of [-4, -1]) {
      const from = addMonths(firstOfMonth(today), quarter);
      rates.push(rate('NAC', from, addDays(addMonths(from, 3), -1), Math.round(box * 0.88)));
    }
  }
  return rates;
}

function sourceOf(source: Source['source'], more: Partial<Source> = {}): Source {
  return { source, submission_id: null, agent_id: null, external_source: null, ...more };
}

/** Of a 40' high cube in US dollars: the farther from Asia, the dearer. */
function firstPrice(destination: string, random: Random): number {
  const isPacific = ['USLAX', 'USLGB', 'USSEA', 'CAVAN'].includes(destination);
  if (isPacific) return random.whole(1550, 2300);
  return destination.startsWith('US') ? random.whole(2600, 3600) : random.whole(1900, 3100);
}

type Prices = Pick<Rate, PriceColumn>;

/** Boxes in whole dollars in steps of five; not every carrier has 45' boxes or takes part loads. */
function pricesOf(box: number, random: Random, takesPartLoads: boolean): Prices {
  const inFives = (value: number) => (Math.round(value / 5) * 5).toFixed(2);
  const perCbm = random.chance(0.4) || takesPartLoads ? (random.whole(3800, 9500) / 100).toFixed(2) : null;
  return {
    price_20gp: inFives(box * 0.58),
    price_40gp: inFives(box * 0.96),
    price_40hc: inFives(box),
    price_45hc: random.chance(0.5) ? inFives(box * 1.26) : null,
    lcl_per_cbm: perCbm,
    lcl_minimum: perCbm && random.chance(0.8) ? perCbm : null,
  };
}
