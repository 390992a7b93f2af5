import { spawn } from 'node:child_process';

/**
 * Runs commands at the same time. The first one's output goes to the console as it comes, that of the others once the
 * ones before have ended, so that no lines mix. Answers the exit code of each.
 *
 * @param {{ command: string, args: string[], env?: Record<string, string> }[]} commands
 */
export async function sideBySide(commands) {
  let before = Promise.resolve();
  const ended = commands.map(({ command, args, env }) => {
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
    const exit = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
    before = before.then(() => {
      for (const [stream, chunk] of waiting) process[stream].write(chunk);
      write = (stream, chunk) => process[stream].write(chunk);
      return exit;
    });
    return exit;
  });
  await before;
  return Promise.all(ended);
}
