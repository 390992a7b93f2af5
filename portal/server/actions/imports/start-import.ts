import { randomUUID } from 'node:crypto';
import {
  IMPORT_COLUMNS,
  type ImportKind,
  PROVIDER_KINDS,
  StartImport,
} from '../../../../shared/contract/imports.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { LARGEST_FILE, LARGEST_FILE_MB } from '../../../../shared/spreadsheet/refusal.ts';
import { findFile } from '../../files/repository.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { CHECK_IMPORT } from '../../imports/job-names.ts';
import { enqueue } from '../../jobs/queue.ts';
import { defineAction } from '../action.ts';
import { callingAdmin } from './calling-admin.ts';
import { readImport } from './read-imports.ts';

/**
 * D-15: begins to check a file that the caller, an admin of the provider, may read; answers the import. 409
 * `not_provider` is for base rates and invoices in a file of another company, whose people could read it (D-142).
 */
export const startImport = defineAction({
  id: '5d0b7f7e-1f0e-4a53-9d59-0b9a3f6f2c11',
  input: StartImport,
  async allow(trx, caller, { fileId }) {
    const admin = await callingAdmin(trx, caller);
    return { ...admin, file: await findFile(trx, caller, fileId) };
  },
  async run(trx, { caller, homeId, file }, { kind, columns, locale, takesHidden }) {
    if (!file) throw new ApiError(404, 'not_found', reason('noFile'));
    if (file.size > LARGEST_FILE) throw invalid(reason('fileTooLarge', { megabytes: LARGEST_FILE_MB }));
    if (PROVIDER_KINDS.includes(kind) && file.entityId !== homeId)
      throw new ApiError(409, 'not_provider', reason('importNotProvider'));
    requireColumns(kind, columns ?? []);
    const id = randomUUID();
    const owner = { companyId: homeId, userId: caller.userId };
    const job = await enqueue(trx, CHECK_IMPORT, { payload: { importId: id }, owner });
    await trx
      .insertInto('import')
      .values({
        id,
        kind,
        job_id: job.id,
        file_id: file.id,
        file_name: file.name,
        columns: columns ? JSON.stringify(columns) : null,
        locale,
        takes_hidden: takesHidden,
        created_by: caller.label,
        created_by_id: caller.userId,
      })
      .execute();
    return { result: await readImport(trx, id), hasJob: true };
  },
});

/** @throws ApiError 422 for a column that the kind hasn't, or that is named twice */
function requireColumns(kind: ImportKind, columns: readonly (string | null)[]): void {
  const named = columns.filter((column) => column !== null);
  for (const [n, column] of named.entries()) {
    if (!IMPORT_COLUMNS[kind].some(({ id }) => id === column))
      throw invalid(reason('importColumn', { column }));
    if (named.indexOf(column) < n) throw invalid(reason('importColumnTwice', { column }));
  }
}
