import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CompiledQuery } from 'kysely';
import type { Caller } from '../../../portal/server/auth/rights/caller.ts';
import { documentOf } from '../../../portal/server/data-api/query/document.ts';
import { checkRequest } from '../../../portal/server/data-api/query/request.ts';
import { querySql } from '../../../portal/server/data-api/sql/query.ts';
import { StatementWriter, valuesOf } from '../../../portal/server/data-api/sql/statement.ts';
import type { Database } from '../../../portal/server/db/database.ts';
import { DATABASE_URL_TEST } from '../../helpers/database.ts';
import { type Memory, memoryLine, percentile, watchMemory } from '../memory.ts';
import { askerOf } from './worst-query/asker.ts';
import type { Attack, Attacked } from './worst-query/attack.ts';
import { askMeanwhile, type Others } from './worst-query/others.ts';
import type { Tried } from './worst-query/search.ts';
import { prepare } from './worst-query/subject.ts';

/** `BENCH_SECONDS` for each database, and `BENCH_SEED`: with the same one the same queries are tried first. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
const SEED = Number(process.env.BENCH_SEED ?? 1);
/** For the others alone, before anybody asks the worst; what comes before that only warms up. */
const QUIET_MS = Math.min(30, SECONDS / 4) * 1_000;
const WARM_UP_MS = 3_000;
/** Everybody else's answers, at most. */
const AT_MOST_MS = { healthz: 200, query: 2_000 };
/** How many times as long as without the worst queries: the embedded database has one connection, and no such limit. */
const MOST_SLOWER = { postgres: 2, embedded: undefined };
const OTHERS_QUERY = '{ allQuote(take: 10) { results { id reference customer { companyName } } } }';
const EVERYTHING: Caller = { kind: 'service', label: 'service' };

interface Found extends Omit<Attacked, 'worst'> {
  kind: Database['kind'];
  worst: (Tried & { plan: string })[];
  quiet: Others;
  others: Others;
  memory: Memory;
}

/** Looks for the worst query of each model as an admin and as an importer at once, while somebody else works. */
async function look(kind: Database['kind']): Promise<Found> {
  const subject = await prepare(kind);
  const server = await subject.start();
  const asAgent = await askerOf(server.url, 'agent');
  const askOthers = (signal: AbortSignal) => askMeanwhile(server.url, () => asAgent(OTHERS_QUERY), signal);
  await askOthers(AbortSignal.timeout(WARM_UP_MS));
  const quiet = await askOthers(AbortSignal.timeout(QUIET_MS));
  const done = new AbortController();
  const watching = watchMemory(server.pid, done.signal);
  const asking = askOthers(done.signal);
  const attacked = await attack({
    url: server.url,
    accounts: ['admin', 'importer'],
    seconds: SECONDS,
    seed: SEED,
  });
  done.abort();
  const [others, memory] = await Promise.all([asking, watching]);
  await server.stop();
  const database = await subject.open();
  const worst: Found['worst'] = [];
  for (const tried of attacked.worst) worst.push({ ...tried, plan: await planTimes(database, tried.query) });
  await database.close();
  await subject.drop();
  return { ...attacked, kind, worst, quiet, others, memory };
}

async function attack(workerData: Attack): Promise<Attacked> {
  const worker = new Worker(new URL('./worst-query/attack.ts', import.meta.url), { workerData });
  const [attacked] = await once(worker, 'message');
  return attacked;
}

/** Milliseconds of planning and of running it, for a caller who sees everything. */
async function planTimes({ db }: Database, query: string): Promise<string> {
  const document = documentOf(query);
  const plan = document.plan(document.operation(undefined), {});
  try {
    const { checked, shape } = checkRequest(plan, {});
    const statement = querySql(new StatementWriter(db, EVERYTHING), plan, checked, EVERYTHING, new Map());
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

const PRINTED_QUERY = 400;

/** Answers whether all targets are met. */
function print({ kind, outcomes, worst, quiet, others, memory }: Found): boolean {
  console.info(`${kind}: ${SECONDS} s of queries: ${JSON.stringify(outcomes)}`);
  const mostSlower = MOST_SLOWER[kind];
  const rows = (['healthz', 'query'] as const).map((name) => {
    const p95 = percentile(others[name], 0.95);
    const most = percentile(others[name], 1);
    const slower = p95 / percentile(quiet[name], 0.95);
    const isFast = most <= AT_MOST_MS[name] && (name !== 'query' || !mostSlower || slower <= mostSlower);
    return {
      'others meanwhile': name,
      'p95 alone': percentile(quiet[name], 0.95).toFixed(1),
      p50: percentile(others[name], 0.5).toFixed(1),
      p95: p95.toFixed(1),
      'p95 by p95 alone': slower.toFixed(2),
      most: Math.round(most),
      targets: `${name === 'query' && mostSlower ? `p95 <= ${mostSlower} x, ` : ''}most <= ${AT_MOST_MS[name]}`,
      met: isFast,
    };
  });
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(rows);
  console.info(memoryLine(memory));
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
  return memory.isFlat && rows.every(({ met }) => met);
}

if (import.meta.main) {
  const kinds: Database['kind'][] = DATABASE_URL_TEST ? ['postgres', 'embedded'] : ['embedded'];
  const met: boolean[] = [];
  for (const kind of kinds) met.push(print(await look(kind)));
  if (met.includes(false)) process.exitCode = 1;
}
