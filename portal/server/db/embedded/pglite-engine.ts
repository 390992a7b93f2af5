import type { PGlite } from '@electric-sql/pglite';
import { PARSERS } from '../type-parsers.ts';
import type { Engine, EngineAnswer } from './engine.ts';

/** Parameters are already the text that node-postgres would send, for whatever type the statement wants. */
const SERIALIZERS = new Proxy<Record<number, (value: string) => string>>({}, { get: () => String });

/** PGlite in this thread, where nothing can stop a statement: time limits are kept by {@link openThreadEngine}. */
export function pgliteEngine(pglite: PGlite): Engine {
  pglite.parsers = PARSERS;
  pglite.serializers = SERIALIZERS;
  return {
    async query(sql, parameters): Promise<EngineAnswer> {
      try {
        const {
          command = '',
          rowCount = 0,
          rows,
        } = await pglite.query<Record<string, unknown>>(sql, [...parameters]);
        return { command, rowCount, rows, isInTransaction: pglite.isInTransaction() };
      } catch (error) {
        throw withoutValues(error);
      }
    },
    close: () => pglite.close(),
  };
}

/** PGlite hangs statement and parameters on its errors; parameters may be secrets, and errors get logged. */
function withoutValues(error: unknown): unknown {
  if (error instanceof Error) {
    for (const key of ['query', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
  }
  return error;
}
