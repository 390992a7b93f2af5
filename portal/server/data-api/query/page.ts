import { QueryRefusal } from '../refusal.ts';
import { describe, integer } from './values.ts';

export interface Page {
  skip: number;
  take: number | undefined;
}

/**
 * `take` (also `limit`) of more than `most` is `most`, as in the provider's own backend; undefined where it isn't given.
 * `skip` (also `offset`) is 0 by default.
 */
export function parsePage(args: Readonly<Record<string, unknown>>, most: number): Page {
  const take = either(args, 'take', 'limit');
  const skip = either(args, 'skip', 'offset') ?? 0;
  return { skip, take: take === undefined ? undefined : Math.min(take, most) };
}

function either(args: Readonly<Record<string, unknown>>, name: string, synonym: string): number | undefined {
  const [given, ...more] = [name, synonym].filter((each) => args[each] !== undefined && args[each] !== null);
  if (!given) return undefined;
  if (more.length > 0) throw new QueryRefusal(`${name} and ${synonym} are the same: give one of them.`);
  const value = integer(args[given]);
  if (value === undefined || value < 0) {
    throw new QueryRefusal(`${given}: expected a whole number from 0 up, got ${describe(args[given])}.`);
  }
  return value;
}
