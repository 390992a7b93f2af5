import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { Id } from '../../../shared/contract/id.ts';
import { COMPANY_TYPES, type CompanyType } from '../../../shared/contract/managed-companies.ts';
import type { Tables } from '../db/tables.ts';
import { errorFacts } from '../http/logging.ts';
import { logLine } from '../log-line.ts';
import { PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';

type Ask = (request: PlatformRequest) => Promise<Readonly<Record<string, unknown>>>;

const CompanyRow = v.object({
  id: Id,
  companyName: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  entityType: v.nullish(v.string(), ''),
  isCarrier: v.nullish(v.boolean(), false),
});

interface Company {
  id: number;
  companyName: string;
  entityType: CompanyType;
}

/** Reference data, which nobody belongs to, and the provider: whose admins see all is not for the platform to say. */
const LEFT_OUT = new Set(['carrier', 'airline', 'provider']);
const Page = v.object({ allCompany: v.object({ results: v.array(v.unknown()) }) });

const PAGE = 200;
const MOST_PAGES = 100;
const FRESH_MS = 60_000;

const QUERY = `query allCompany($sort: CompanySortInput, $skip: Int, $take: Int) {
  allCompany(sort: $sort, skip: $skip, take: $take) { results { id companyName entityType isCarrier } }
}`;

/**
 * People belong to companies, and those are the platform's: before an admin chooses among them, new ones of it are added here under
 * the same ids, and changed names follow. None is made or taken away here. Where that fails, the admin has those that are known.
 */
export function createCompanyCopies(db: Kysely<Tables>, now: () => number = Date.now) {
  let copiedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  async function copy(ask: Ask): Promise<void> {
    try {
      for (let page = 0; page < MOST_PAGES; page++) {
        const rows = await rowsOf(ask, page * PAGE);
        await store(db, rows.flatMap(companyOf));
        if (rows.length < PAGE) break;
      }
    } catch (error) {
      logLine('warn', 'The companies of the platform could not be copied.', {
        err: errorFacts(error as Error),
      });
    } finally {
      // Also after a failure: nobody waits for it again at once.
      copiedAt = now();
    }
  }

  return (ask: Ask): Promise<void> => {
    if (now() - copiedAt < FRESH_MS) return Promise.resolve();
    underWay ??= copy(ask).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function rowsOf(ask: Ask, skip: number): Promise<unknown[]> {
  const variables = { sort: { field: 'id', order: 'ASC' }, skip, take: PAGE };
  const parsed = v.safeParse(Page, await ask({ query: QUERY, variables }));
  if (!parsed.success) throw new PlatformFailure('lost', 'answered no companies');
  return parsed.output.allCompany.results;
}

function companyOf(row: unknown): Company[] {
  const parsed = v.safeParse(CompanyRow, row);
  if (!parsed.success) return [];
  const { id, companyName, entityType, isCarrier } = parsed.output;
  const type = entityType.toLowerCase();
  if (isCarrier || LEFT_OUT.has(type)) return [];
  // What the platform calls its customers isn't documented.
  const own = COMPANY_TYPES.find((each) => each.toLowerCase() === type) ?? 'Importer';
  return [{ id, companyName, entityType: own }];
}

async function store(db: Kysely<Tables>, companies: Company[]): Promise<void> {
  await sql`
    insert into company (id, company_name, entity_type)
    select id, "companyName", "entityType"
    from json_to_recordset(${JSON.stringify(companies)}::json) given (id integer, "companyName" text, "entityType" text)
    on conflict (id) do update set company_name = excluded.company_name
    where company.company_name <> excluded.company_name
      and company.entity_type not in ('Carrier', 'Airline', 'Provider')`.execute(db);
}
