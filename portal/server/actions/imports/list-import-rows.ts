import { sql } from 'kysely';
import { type ImportRow, ListImportRows } from '../../../../shared/contract/imports.ts';
import { reasonWords } from '../../http/errors/reason-words.ts';
import type { RowProblem } from '../../imports/parsed-row.ts';
import { recordOfRow } from '../../imports/record-of-row.ts';
import { defineAction } from '../action.ts';
import { callingAdmin } from './calling-admin.ts';
import { readImport } from './read-imports.ts';

type StoredRow = Omit<ImportRow, 'problems'> & { problems: RowProblem[] };

/** D-15: the rows of an import as the check understood them, or as they were written; `{rows, hasMore}`. */
export const listImportRows = defineAction({
  id: 'e94a6b70-2c1d-4f3e-8d05-7b3c9e5a1f68',
  input: ListImportRows,
  readsOnly: true,
  allow: callingAdmin,
  async run(trx, _admin, { id, outcome, after, take }) {
    const { kind } = await readImport(trx, id);
    const { rows } = await sql<StoredRow>`
      select line, reference, ${recordOfRow(kind)} as "recordId", outcome, is_written as "isWritten", changes, problems
      from import_row
      where import_id = ${id}::uuid and line > ${after}::integer
        and ${outcome ? sql`outcome = ${outcome}::text` : sql`true`}
      order by line limit ${take + 1}::integer`.execute(trx);
    return { result: { rows: rows.slice(0, take).map(toRow), hasMore: rows.length > take } };
  },
});

const toRow = ({ problems, ...row }: StoredRow): ImportRow => ({
  ...row,
  problems: problems.map(({ column, reason }) => ({ column, error: reasonWords(reason), reasons: [reason] })),
});
