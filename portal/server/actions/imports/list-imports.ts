import { sql } from 'kysely';
import { ListImports } from '../../../../shared/contract/imports.ts';
import { defineAction } from '../action.ts';
import { callingAdmin } from './calling-admin.ts';
import { readImports } from './read-imports.ts';

/** D-15: all imports, newest first, for the admins of the provider; `{imports, hasMore}`. */
export const listImports = defineAction({
  id: 'c7e3b5d4-8f61-4c0b-9b7e-21d4f0a96c83',
  input: ListImports,
  readsOnly: true,
  allow: callingAdmin,
  async run(trx, _admin, { before, take }) {
    const isEarlier = before
      ? sql<boolean>`(import.created_at, import.id) < (
          select last.created_at, last.id from import last where last.id = ${before}::uuid)`
      : sql<boolean>`true`;
    const imports = await readImports(trx, isEarlier, take + 1);
    const page = imports.slice(0, take).map((one) => ({ ...one, headings: [] }));
    return { result: { imports: page, hasMore: imports.length > take } };
  },
});
