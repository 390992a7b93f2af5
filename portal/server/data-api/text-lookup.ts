import type { Caller } from '../auth/rights/caller.ts';
import { LIMITS } from './limits.ts';
import type { PreparedPlan } from './query/document.ts';
import type { RootField } from './query/plan.ts';
import type { Checked } from './query/request.ts';
import type { Shape } from './query/shape.ts';
import { type QueryFacts, type QueryServices, runStatement } from './run-statement.ts';
import type { TextFrequency } from './sql/alternative-rows.ts';
import { type Alternatives, alternativesOf, looksIntoLists, type TextLookup } from './sql/alternatives.ts';
import { firstRowsSql, type TextLookups } from './sql/query.ts';
import { StatementWriter } from './sql/statement.ts';
import { statementOf } from './statements.ts';

/**
 * In how many rows a text must be to be common, one in so many: an index would find so many that reading them all is as quick.
 * And to be frequent: an index of the texts of all companies would find far more than those of the caller's.
 */
const COMMON = 20;
const FREQUENT = 100;

/**
 * Decides how the texts of a request that are searched in several places are looked up, by the first rows of each list's
 * order; nothing is asked where a request has none.
 *
 * @throws ApiError 401 as `runStatement`
 */
export async function lookupsOf(
  services: QueryServices,
  caller: Caller,
  plan: PreparedPlan,
  request: { checked: readonly Checked[]; shape: Shape },
  facts: QueryFacts,
): Promise<TextLookups> {
  const lookups = new Map<number, TextLookup>();
  for (const root of plan.roots) {
    if (root.kind !== 'all') continue;
    const given = request.checked[root.site]!;
    const alternatives = alternativesOf(given);
    if (!alternatives) continue;
    const count = firstRowsCounter(services, caller, { plan, root, given, alternatives, ...request }, facts);
    const limits = looksIntoLists(alternatives) ? LIMITS.firstRowsWithLists : LIMITS.firstRows;
    lookups.set(root.site, await lookupOf(count, wantedOf(root, given), limits));
  }
  return lookups;
}

/** The part of a statement's key that says how its texts are looked up. */
export const lookupsKey = (lookups: TextLookups): string =>
  [...lookups].map(([site, { within, frequencies }]) => `${site}:${within}:${frequencies}`).join();

/** Rows up to the end of the page; 0 where no page is asked for. */
const wantedOf = ({ parts }: RootField<'all'>, { page: { skip = 0, take = 0 } }: Checked): number =>
  parts.some(({ name }) => name === 'results') ? skip + take : 0;

/** Counts the rows with the text among the first ones: of this caller, and of all callers for each place. */
type FirstRowsCounter = (rows: number, enough?: number) => Promise<readonly [own: number, ...all: number[]]>;

async function lookupOf(
  count: FirstRowsCounter,
  wanted: number,
  { lookedAt, lookedThrough }: { lookedAt: number; lookedThrough: number },
): Promise<TextLookup> {
  const [own, ...all] = await count(lookedAt);
  const frequencies = all.map((rows) => frequencyOf(rows / lookedAt));
  if (wanted === 0) return { within: undefined, frequencies };
  if (own >= wanted) return { within: lookedAt, frequencies };
  const isExpected = own * lookedThrough >= wanted * lookedAt;
  const isFull = isExpected && (await count(lookedThrough, wanted))[0] >= wanted;
  return { within: isFull ? lookedThrough : undefined, frequencies };
}

function frequencyOf(share: number): TextFrequency {
  if (share > 1 / COMMON) return 'common';
  return share > 1 / FREQUENT ? 'frequent' : 'rare';
}

interface Searched {
  plan: PreparedPlan;
  root: RootField<'all'>;
  given: Checked;
  alternatives: Alternatives;
  shape: Shape;
}

const firstRowsCounter =
  (
    services: QueryServices,
    caller: Caller,
    { plan, root, given, alternatives, shape }: Searched,
    facts: QueryFacts,
  ): FirstRowsCounter =>
  async (rows, enough) => {
    const parts = [plan.number, shape.key, 'first', root.site, rows, enough ?? ''];
    const statement = statementOf(caller, parts, () => {
      const writer = new StatementWriter(services.database.db, caller);
      return firstRowsSql(writer, root, given, alternatives, { rows, enough });
    });
    const { data } = await runStatement(services, caller, { statement, shape }, facts);
    return JSON.parse(data) as [number, ...number[]];
  };
