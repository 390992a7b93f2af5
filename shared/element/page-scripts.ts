import { plainJson } from '../plain-json.ts';

/** Scripts of the page have replaced what the language itself has, by something that does something else. */
export class ReplacedFunctions extends Error {
  override readonly name = 'ReplacedFunctions';
  /** Such as `Array.from`. */
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super(`Scripts of this page have replaced ${names.join(', ')}.`);
    this.names = names;
  }
}

/** What old libraries are known to replace, and whether it does what the language says. */
const CHECKS: readonly (readonly [name: string, works: () => boolean])[] = [
  ['Array.from', () => Array.from(new Set(['a', 'b'])).join() === 'a,b'],
  ['Array.prototype.entries', () => [...['a'].entries()].join() === '0,a'],
  ['Array.prototype.filter', () => ['a', 'b'].filter((text) => text === 'b').join() === 'b'],
  ['Array.prototype.find', () => ['a', 'b'].find((text) => text === 'b') === 'b'],
  ['Array.prototype.flatMap', () => ['a', 'b'].flatMap((text) => [text, text]).join() === 'a,a,b,b'],
  ['Array.prototype.map', () => ['a', 'b'].map((text) => text + text).join() === 'aa,bb'],
  ['Array.prototype.reduce', () => ['a', 'b'].reduce((all, text) => all + text, '') === 'ab'],
  ['Date', () => new Date(0).toISOString() === '1970-01-01T00:00:00.000Z' && Number.isFinite(Date.now())],
  ['JSON.stringify', () => plainJson({ list: ['a', ['b']] }) === '{"list":["a",["b"]]}'],
  ['Object.entries', () => Object.entries({ a: 'b' }).join() === 'a,b'],
];

/** Throws `ReplacedFunctions` on a page where lists would be drawn or sent as something else. */
export function requireOwnFunctions(): void {
  const replaced: string[] = [];
  for (const [name, works] of CHECKS) if (!holds(works)) replaced.push(name);
  if (replaced.length > 0) throw new ReplacedFunctions(replaced);
}

function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
