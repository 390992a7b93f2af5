import { CompiledQuery } from 'kysely';
import type { Caller } from '../../../portal/server/auth/rights/caller.ts';
import { documentOf } from '../../../portal/server/data-api/query/document.ts';
import { checkRequest } from '../../../portal/server/data-api/query/request.ts';
import { querySql } from '../../../portal/server/data-api/sql/query.ts';
import { StatementWriter, valuesOf } from '../../../portal/server/data-api/sql/statement.ts';
import type { Database } from '../../../portal/server/db/database.ts';
import { DATABASE_URL_TEST } from '../../helpers/database.ts';
import { askMeanwhile, type Others, timed } from './worst-query/others.ts';
import { Search, type Tried } from './worst-query/search.ts';
import { prepare } from './worst-query/subject.ts';

/** `BENCH_SECONDS` for each database, and `BENCH_SEED`: with the same one the same queries are tried first. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const SEED = Number(process.env.BENCH_SEED ?? 1);
/** Everybody else's answers, at most. */
const AT_MOST_MS = 2_000;
const PASSWORD = 'Demo-pass-1';
const OTHERS_QUERY = '{ allQuote(take: 10) { results { id reference customer { companyName } } } }';
const EVERYTHING: Caller = { kind: 'service', label: 'service' };

interface Found {
  kind: Database['kind'];
  tries: number;
  refused: number;
  worst: (Tried & { plan: string })[];
  others: Others;
}

/** Looks for the worst query of each model as an admin and as an importer at once, while somebody else works. */
async function look(kind: Database['kind']): Promise<Found> {
  const subject = await prepare(kind);
  const server = await subject.start();
  const search = new Search(SEED);
  const done = new AbortController();
  let tries = 0;
  let refused = 0;
  const attack = async (account: string) => {
    const ask = await asker(server.url, account);
    const end = performance.now() + SECONDS * 1_000;
    while (performance.now() < end) {
      const next = search.next();
      let outcome = '';
      const milliseconds = await timed(async () => {
        outcome = await ask(next.query);
      });
      tries += 1;
      if (outcome !== 'ok') refused += 1;
      search.add({ ...next, outcome, milliseconds });
    }
  };
  const agent = await asker(server.url, 'agent');
  const meanwhile = askMeanwhile(server, () => agent(OTHERS_QUERY), done.signal);
  await Promise.all([attack('admin'), attack('importer')]);
  done.abort();
  const others = await meanwhile;
  await server.stop();
  const database = await subject.open();
  const worst: Found['worst'] = [];
  for (const tried of search.worst) worst.push({ ...tried, plan: await planTimes(database, tried.query) });
  await database.close();
  await subject.drop();
  return { kind, tries, refused, worst, others };
}

/** Asks as one of the demo's accounts; answers `ok`, or the code of the refusal. */
async function asker(url: string, account: string): Promise<(query: string) => Promise<string>> {
  const credentials = JSON.stringify({ email: `${account}@demo.example`, password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/login`, { method: 'POST', headers, body: credentials });
  const { jwtToken: token } = (await login.json()) as { jwtToken: string };
  return async (query) => {
    const body = JSON.stringify({ token, query });
    const answer = await fetch(`${url}/api/betty/query`, { method: 'POST', headers, body });
    const { errors, code } = (await answer.json()) as {
      errors?: { extensions: { code: string } }[];
      code?: string;
    };
    return errors?.[0]?.extensions.code ?? code ?? 'ok';
  };
}

/** Milliseconds of planning and of running it, for a caller who sees everything. */
async function planTimes({ db }: Database, query: string): Promise<string> {
  const document = documentOf(query);
  const plan = document.plan(document.operation(undefined), {});
  try {
    const { checked, shape } = checkRequest(plan, {});
    const statement = querySql(new StatementWriter(db, EVERYTHING), plan, checked, EVERYTHING);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(
        `explain (analyze, timing off) ${statement.text}`,
        valuesOf(statement, shape.values, EVERYTHING),
      ),
    );
    const lines = rows.slice(-2).map((row) => /[\d.]+/.exec(row['QUERY PLAN'])?.[0] ?? '?');
    return lines.join(' + ');
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const PRINTED_QUERY = 400;

function print({ kind, tries, refused, worst, others }: Found): boolean {
  const { healthz, query, memory } = others;
  const summary = { healthz, query };
  console.info(`${kind}: ${tries} queries in ${SECONDS} s, ${refused} refused`);
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(
    Object.entries(summary).map(([name, times]) => ({
      'others meanwhile': name,
      p50: Math.round(percentile(times, 0.5)),
      p95: Math.round(percentile(times, 0.95)),
      most: Math.round(percentile(times, 1)),
      target: `<= ${AT_MOST_MS}`,
    })),
  );
  const quarters = [0, 0.25, 0.5, 0.75, 1].map((part) => memory[Math.floor((memory.length - 1) * part)]);
  console.info(`memory of the server in MB: ${quarters.map((each) => each?.toFixed(0)).join(' -> ')}`);
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(
    worst.map(({ model, milliseconds, outcome, plan }) => ({
      model,
      milliseconds: Math.round(milliseconds),
      outcome,
      plan,
    })),
  );
  for (const { model, query: text } of worst.slice(0, 5))
    console.info(`${model}: ${text.slice(0, PRINTED_QUERY)}`);
  return percentile(healthz, 1) <= AT_MOST_MS && percentile(query, 1) <= AT_MOST_MS;
}

if (import.meta.main) {
  const kinds: Database['kind'][] = DATABASE_URL_TEST ? ['postgres', 'embedded'] : ['embedded'];
  const met: boolean[] = [];
  for (const kind of kinds) met.push(print(await look(kind)));
  if (met.includes(false)) process.exitCode = 1;
}
