import { parentPort, workerData } from 'node:worker_threads';
import { askerOf } from './asker.ts';
import { timed } from './others.ts';
import { Search, type Tried } from './search.ts';

export interface Attack {
  url: string;
  accounts: readonly string[];
  seconds: number;
  seed: number;
}

export interface Attacked {
  /** How many queries ended so: `ok`, or the code of the refusal. */
  outcomes: Record<string, number>;
  worst: Tried[];
}

/** In a thread of its own: large answers that it reads must not hold up the times of those who ask for little. */
async function attack({ url, accounts, seconds, seed }: Attack): Promise<Attacked> {
  const search = new Search(seed);
  const outcomes: Record<string, number> = {};
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    accounts.map(async (account) => {
      const ask = await askerOf(url, account);
      while (performance.now() < end) {
        const next = search.next();
        let outcome = '';
        const milliseconds = await timed(async () => {
          outcome = await ask(next.query);
        });
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        search.add({ ...next, outcome, milliseconds });
      }
    }),
  );
  return { outcomes, worst: search.worst };
}

parentPort?.postMessage(await attack(workerData as Attack));
