import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A Node process running a module given as text; its output comes line by line. */
export interface Child {
  process: ChildProcess;
  /** The next line of standard output; `undefined` at its end. */
  line(): Promise<string | undefined>;
  /** All of standard error, once the process ended, and its exit code. */
  ended: Promise<{ code: number | null; errors: string }>;
}

/** `from` is the `import.meta.url` that relative imports of the text start at. */
export function runModule(text: string, from: string): Child {
  const source = text.replaceAll(/from '(\.[^']+)'/g, (_, path) => `from '${new URL(path, from).href}'`);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  return {
    process: child,
    line: async () => (await lines.next()).value,
    ended: once(child, 'close').then(([code]) => ({ code, errors })),
  };
}
