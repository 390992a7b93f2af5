import { LIMITS } from '../limits.ts';
import { QueryRefusal } from '../refusal.ts';
import { describe, integer } from './values.ts';

export interface Page {
  skip: number;
  take: number;
}

/** `take` (also `limit`) defaults to 50 and is at most 200; `skip` (also `offset`) defaults to 0. */
export function parsePage(args: Readonly<Record<string, unknown>>): Page {
  const take = either(args, 'take', 'limit') ?? LIMITS.takeDefault;
  const skip = either(args, 'skip', 'offset') ?? 0;
  if (take > LIMITS.takeMax) {
    throw new QueryRefusal(`take: at most ${LIMITS.takeMax} rows at a time, got ${take}.`, 'limit');
  }
  return { skip, take };
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
