import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { it } from 'node:test';

/** Runs programs side by side in a process of its own, whose output is theirs; the last line has their exit codes. */
const outputOf = (programs: readonly string[], atOnce?: number): string[] =>
  run(programs, atOnce).stdout.trim().split('\n');

function run(programs: readonly string[], atOnce?: number) {
  const module = new URL('../../shared/build/side-by-side.mjs', import.meta.url).href;
  const commands = programs.map((program) => ({ command: process.execPath, args: ['-e', program] }));
  const script = `const { sideBySide } = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(await sideBySide(${JSON.stringify(commands)}, ${atOnce})));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

/** Says when it begins and, unless it is told otherwise, ends at once. */
const says = (name: string, then = '') => `console.log('${name}');${then}`;

it('commands side by side keep their lines together, and each answers its own exit code', () => {
  const slow = says('a', `setTimeout(() => console.log('a again'), 300)`);
  assert.deepEqual(outputOf([slow, says('b', 'process.exit(3)'), says('c')]), [
    'a',
    'a again',
    'b',
    'c',
    '[0,3,0]',
  ]);
});

it('of one that was killed it is said by what', () => {
  const { stdout, stderr } = run([says('a', `process.kill(process.pid, 'SIGKILL')`)]);
  assert.deepEqual(stdout.trim().split('\n'), ['a', '[1]']);
  assert.match(stderr, /was ended by SIGKILL\.\n$/);
});

it('no more of them run than at once, and the next begins when one has ended', () => {
  const stamps = `const at = () => Math.round(performance.timeOrigin + performance.now());`;
  const timed = `${stamps} console.log(at()); setTimeout(() => console.log(at()), 100)`;
  const [one, two, three, codes] = chunks(outputOf([timed, timed, timed], 2));
  assert.deepEqual(codes, ['[0,0,0]']);
  const firstEnd = Math.min(Number(one?.[1]), Number(two?.[1]));
  assert.ok(Number(three?.[0]) >= firstEnd, `${one}, ${two}, then ${three}`);
});

const chunks = (lines: string[]) =>
  Array.from({ length: Math.ceil(lines.length / 2) }, (_, n) => lines.slice(2 * n, 2 * n + 2));
