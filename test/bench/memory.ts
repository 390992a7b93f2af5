import { execFile } from 'node:child_process';
import { setInterval } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The memory of a process that grows no more: the last quarter's median is at most so many times the third's. */
const MOST_GROWTH = 1.1;
const SAMPLE_MS = 1_000;
const PRINTED_SAMPLES = 15;

export interface Memory {
  /** MB, every 15 seconds. */
  series: number[];
  /** The median of the last quarter by that of the third. */
  growth: number;
  isFlat: boolean;
}

/** Looks at the memory of the process every second until `signal` ends it. */
export async function watchMemory(pid: number, signal: AbortSignal): Promise<Memory> {
  const samples: number[] = [];
  try {
    for await (const _ of setInterval(SAMPLE_MS, undefined, { signal })) samples.push(await megabytes(pid));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  const quarter = (number: number) => {
    const [from, to] = [number - 1, number].map((end) => Math.floor((samples.length * end) / 4));
    return percentile(samples.slice(from, to), 0.5);
  };
  const growth = quarter(4) / quarter(3);
  return {
    series: samples.filter((_, second) => second % PRINTED_SAMPLES === 0),
    growth,
    isFlat: growth <= MOST_GROWTH,
  };
}

export function memoryLine({ series, growth, isFlat }: Memory): string {
  const megabytes = series.map((each) => each.toFixed(0)).join(' ');
  const verdict = isFlat ? 'flat' : 'NOT FLAT';
  return `memory of the server in MB, every ${PRINTED_SAMPLES} s: ${megabytes}
  ${verdict}: the last quarter has ${growth.toFixed(2)} of the third (at most ${MOST_GROWTH})`;
}

const run = promisify(execFile);

const megabytes = async (pid: number) =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1024;

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
