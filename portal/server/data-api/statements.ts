import type { Caller } from '../auth/rights/caller.ts';
import { LruMap } from '../lru-map.ts';
import { callerKey, type Statement } from './sql/statement.ts';

/**
 * The statements used lately. One limit for all of them: the filters that a caller can think of are without number, and a
 * statement may have 50,000 characters.
 */
const statements = new LruMap<string, Statement>(1_000);

/** The statement for this kind of caller and these parts of a request, written where none was used lately. */
export function statementOf(
  caller: Caller,
  parts: readonly (string | number)[],
  write: () => Statement,
): Statement {
  const key = [callerKey(caller), ...parts].join(' ');
  const known = statements.get(key);
  if (known) return known;
  const statement = write();
  statements.set(key, statement);
  return statement;
}
