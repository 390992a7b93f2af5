import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** How the server answers others meanwhile, in milliseconds, and its memory, in MB. */
export interface Others {
  healthz: number[];
  query: number[];
  memory: number[];
}

const PAUSE_MS = 50;

/** Asks two cheap things in turn until `signal` ends it. */
export async function askMeanwhile(
  { url, pid }: { url: string; pid: number },
  ask: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<Others> {
  const others: Others = { healthz: [], query: [], memory: [] };
  while (!signal.aborted) {
    others.healthz.push(await timed(() => fetch(`${url}/healthz`).then((answer) => answer.text())));
    others.query.push(await timed(ask));
    others.memory.push(memoryOf(pid));
    await setTimeout(PAUSE_MS);
  }
  return others;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
