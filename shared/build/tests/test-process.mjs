import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { runtimeFaultIn } from './repeatable.mjs';
import { failedFile, followLines, resultsIn, tell } from './results.mjs';

/** How long one file may take; the longest takes two minutes, and a slow machine a third of the speed. */
const FILE_TIME_MS = Number(process.env.TEST_FILE_MS ?? 10 * 60_000);
const LOOK_MS = 500;
/** How much of the end of a process's output tells why it ended, in characters. */
const LAST_WORDS = 20_000;

/** Processes that are at work, so that none is left when this one is ended. */
const atWork = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    for (const child of atWork) kill(child);
    process.exit(1);
  });

/** With the servers and browsers that it has started. */
function kill(child) {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

/**
 * Runs a process of tests that writes to the file `results`; all it prints goes to `log`, and to the console too where it
 * `isShown`. A file that doesn't come to its end within its time is ended with the process, and so is a process that tells nothing
 * more for that long. The file that it ended in is told as failed. Answers how it ended, and that file.
 *
 * @param {{ args: string[], env: Record<string, string>, results: string, log: string, isShown: boolean }} options
 * @returns {Promise<{ pid: number, code: number | null, signal: string | null, diedIn: string | undefined }>}
 */
export async function runTestProcess({ args, env, results, log, isShown }) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, TEST_RESULTS: results },
    // A group of its own, so that what it has started ends with it.
    detached: process.platform !== 'win32',
  });
  atWork.add(child);
  const written = createWriteStream(log, { flags: 'a' });
  let lastWords = '';
  for (const stream of ['stdout', 'stderr'])
    child[stream].on('data', (chunk) => {
      written.write(chunk);
      lastWords = `${lastWords}${chunk}`.slice(-LAST_WORDS);
      if (isShown) process[stream].write(chunk);
    });

  const told = followLines(results);
  const state = () => stateOf(told(), results, child.pid);
  let wasEnded = false;
  const look = setInterval(() => {
    if (performance.now() - state().since < FILE_TIME_MS) return;
    wasEnded = true;
    kill(child);
  }, LOOK_MS);
  const { code, signal } = await new Promise((resolve) =>
    child.once('close', (...ended) => resolve({ code: ended[0], signal: ended[1] })),
  );
  clearInterval(look);
  atWork.delete(child);
  if (signal) kill(child);
  const { begun, running, since } = state();
  if (begun !== undefined) {
    const where = running ? `, in: ${running}` : '';
    const runtimeFault = wasEnded ? undefined : runtimeFaultIn(lastWords);
    const because = runtimeFault ? `, by a fault of the runtime (${runtimeFault})` : '';
    const why = wasEnded
      ? `It did not end within ${Math.round(FILE_TIME_MS / 1000)} s${where}`
      : `Its process ended in it, with ${signal ?? `exit code ${code}`}${where}${because}`;
    const ms = Math.round(performance.now() - since);
    tell(results, { ...failedFile(begun, why, ms), isCrash: true, runtimeFault, pid: child.pid });
  }
  written.end();
  await finished(written);
  return { pid: child.pid, code, signal, diedIn: begun };
}

/** When this process first saw what the others tell. */
const seenAt = new Map();

/**
 * The file that a process is in, which test of it runs, and since when it is in that file; between two files, since when it has
 * told nothing.
 */
function stateOf(lines, results, pid) {
  const own = lines.filter((line) => line.pid === pid);
  const last = own.findLast((line) => line.begun !== undefined)?.begun;
  const begun = last !== undefined && !resultsIn(lines).has(last) ? last : undefined;
  const key = `${results} ${pid} ${begun ?? own.length}`;
  if (!seenAt.has(key)) seenAt.set(key, performance.now());
  const running = begun && own.slice(own.findLastIndex((line) => line.begun === begun)).at(-1)?.running;
  return { begun, running, since: seenAt.get(key) };
}
