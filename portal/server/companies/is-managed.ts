import { type RawBuilder, sql } from 'kysely';
import { MANAGED_TYPES } from '../../../shared/contract/managed-companies.ts';

/** SQL that is true for a row of `company` that is made and changed here; carriers and airlines are reference data. */
export const isManagedSql = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.entity_type`)} in (${sql.join(MANAGED_TYPES.map(sql.lit))})`;
