import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/** What the parent asks of this process, which stands for the browsers. */
export type Task =
  | { kind: 'latency'; rounds: number; targets: Target[] }
  | {
      kind: 'throughput';
      seconds: number;
      connections: number;
      target: Omit<Target, 'token'>;
      tokens: string[];
    };

export interface Target {
  url: string;
  token: string;
  body: string;
}

/** Medians in milliseconds, one a target; or requests a second. */
export type Measured = number[];

process.on('message', (task: Task) => {
  void (task.kind === 'latency' ? latency(task.rounds, task.targets) : throughput(task)).then((measured) =>
    process.send?.(measured),
  );
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * The targets take turns, so that whatever else the machine does meets all alike. After each question there is a pause: one
 * who asks without end is made to wait by the server, three times as long as a query took.
 */
async function latency(rounds: number, targets: Target[]): Promise<Measured> {
  const times = targets.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const start = performance.now();
      await send(target);
      const took = performance.now() - start;
      if (round >= 0) times[index]?.push(took);
      await wait(took * PAUSE);
    }
  }
  return times.map((each) => each.sort((a, b) => a - b)[Math.floor(each.length / 2)] ?? 0);
}

const WARM_UP = 10;
const PAUSE = 4;

const headersOf = ({ token }: Pick<Target, 'token'>) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

function send(target: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      target.url,
      { method: 'POST', agent, headers: headersOf(target) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          response.statusCode === 200 && !text.includes('"errors"') ? resolve() : reject(new Error(text)),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(target.body);
  });
}

/** The bearers of the tokens take turns. */
async function throughput({ seconds, connections, target, tokens }: Extract<Task, { kind: 'throughput' }>) {
  const { requests, non2xx, errors } = await autocannon({
    url: target.url,
    method: 'POST',
    requests: tokens.map((token) => ({ headers: headersOf({ token }), body: target.body })),
    connections,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
  return [requests.average];
}
