import { ROOTS } from '../../../shared/contract/documented/models.ts';
import { type DocumentedQuery, QUERIES_DOCUMENTED } from '../../../shared/contract/documented/queries.ts';
import type { Use } from '../../../shared/contract/documented/use.ts';
import { type Ask, isForbidden, type Refusal } from './ask.ts';
import type { Finding } from './finding.ts';
import { queriesFor } from './root-of.ts';

/** Rows that elements ask for at once; a shorter page is the last one. */
const PAGE = 200;

/** What is asked for page by page, by model. */
const isPaged = ({ variables }: DocumentedQuery) => variables !== undefined && 'skip' in variables;

/**
 * Whether the role of whoever has signed in may read the models, and whether a page has as many rows as were asked for.
 *
 * @param isThere whether an application has a query at all
 */
export async function checkRows(ask: Ask, isThere: (root: string) => boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  const pages: Page[] = [];
  for (const root of ROOTS.map((model) => `all${model}`).filter(isThere)) {
    const asked = queriesFor(root);
    const take = asked.some(isPaged) ? PAGE : 1;
    const { data, refusal } = await ask(`query { ${root}(take: ${take}) { totalCount results { id } } }`);
    const page = pageOf(data?.[root]);
    findings.push({
      group: 'Rights',
      thing: `read ${root.slice(3)}`,
      uses: usesOf(asked),
      ...stateOf(refusal, page),
    });
    if (take === PAGE && page) pages.push(page);
  }
  return [...findings, pageFinding(pages, usesOf(QUERIES_DOCUMENTED.filter(isPaged)))];
}

const usesOf = (queries: readonly DocumentedQuery[]) => queries.map(({ use }) => use);

interface Page {
  readonly rows: number;
  readonly total: number;
}

function pageOf(answered: unknown): Page | undefined {
  const { results, totalCount } = Object(answered) as { results?: unknown; totalCount?: unknown };
  const rows = Array.isArray(results) ? results.length : 0;
  return answered ? { rows, total: typeof totalCount === 'number' ? totalCount : rows } : undefined;
}

function stateOf(refusal: Refusal | undefined, page: Page | undefined): Pick<Finding, 'state' | 'note'> {
  if (refusal && isForbidden(refusal))
    return { state: 'refused', note: `the role of the account may not read it: ${refusal.words}` };
  if (refusal) return { state: 'refused', note: refusal.words };
  if (page && page.rows > 0) return { state: 'there' };
  return { state: "can't be told", note: 'it has no rows, or none that the account may see' };
}

/** Whether of a list with more rows than that a page has all 200. */
export function pageFinding(pages: readonly Page[], uses: readonly Use[]): Finding {
  const finding = { group: 'Rights', thing: `pages of ${PAGE} rows`, uses };
  const short = pages.find(({ rows, total }) => rows < Math.min(total, PAGE));
  if (short) return { ...finding, state: 'missing', note: `a page has ${short.rows} of ${short.total} rows` };
  if (pages.some(({ total }) => total >= PAGE)) return { ...finding, state: 'there' };
  return { ...finding, state: "can't be told", note: 'no list has so many rows' };
}
