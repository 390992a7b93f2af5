import { setTimeout } from 'node:timers/promises';

/** How the server answered others, in milliseconds. */
export interface Others {
  healthz: number[];
  query: number[];
}

const PAUSE_MS = 50;

/** Asks for two cheap things until `signal` ends it; neither waits for the other. */
export async function askMeanwhile(
  url: string,
  ask: () => Promise<unknown>,
  signal: AbortSignal,
): Promise<Others> {
  const askAgain = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    while (!signal.aborted) {
      times.push(await timed(work));
      await setTimeout(PAUSE_MS);
    }
    return times;
  };
  const health = () => fetch(`${url}/healthz`).then((answer) => answer.text());
  const [healthz, query] = await Promise.all([askAgain(health), askAgain(ask)]);
  return { healthz, query };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
