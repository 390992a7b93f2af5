import { spawn } from 'node:child_process';

/**
 * Runs commands side by side: `atOnce` of them, and the next one when one has ended. The first one's output goes to the
 * console as it comes, that of the others once the ones before have ended, so that no lines mix. Answers the exit code
 * of each.
 *
 * @param {{ command: string, args: string[], env?: Record<string, string> }[]} commands
 */
export async function sideBySide(commands, atOnce = commands.length) {
  const codes = [];
  const left = commands.entries();
  let consoleIsFree = Promise.resolve();
  const oneAfterAnother = async () => {
    for (const [index, command] of left) {
      const ended = run(command, consoleIsFree);
      consoleIsFree = consoleIsFree.then(() => ended);
      codes[index] = await ended;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
  await consoleIsFree;
  return codes;
}

/** Keeps the output until the console is free; answers the exit code. */
function run({ command, args, env }, consoleIsFree) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const waiting = [];
  let write = (stream, chunk) => waiting.push([stream, chunk]);
  for (const stream of ['stdout', 'stderr']) {
    child[stream].on('data', (chunk) => write(stream, chunk));
  }
  consoleIsFree.then(() => {
    for (const [stream, chunk] of waiting) process[stream].write(chunk);
    write = (stream, chunk) => process[stream].write(chunk);
  });
  return new Promise((resolve) =>
    child.once('close', (code, signal) => {
      // One that was killed says nothing itself.
      if (signal) write('stderr', `\n${command} ${args.slice(0, 3).join(' ')} was ended by ${signal}.\n`);
      resolve(code ?? 1);
    }),
  );
}
