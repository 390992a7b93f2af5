import type { Transaction } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';

/** How the database would do the statements of `work` instead of doing them. */
export async function planOf(
  { db }: Database,
  work: (trx: Transaction<Tables>) => Promise<unknown>,
): Promise<string> {
  const plans: unknown[] = [];
  const explained = db.withPlugin({
    transformQuery: ({ node }) =>
      node.kind === 'RawNode'
        ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
        : node,
    transformResult: async ({ result }) => {
      plans.push(...result.rows);
      return result;
    },
  });
  await explained.transaction().execute(work);
  return JSON.stringify(plans);
}
