import { GetRateSheetAddress } from '../../../../shared/contract/rate-sheets.ts';
import { readReadySheet } from '../../rate-sheets/read-sheets.ts';
import { defineAction } from '../action.ts';

const COLUMNS = { xlsx: 'xlsx_file_id', pdf: 'pdf_file_id' } as const;

/**
 * Where a document of a rate sheet is downloaded for some minutes, as long as the caller's rights stand: `{url,
 * expiresAt}`. 404 as `getRateSheet`, 409 `not_ready` for one that has no documents.
 */
export const getRateSheetAddress = defineAction({
  id: 'a88c6f18-067c-4ec5-82bf-9d67d76977c7',
  input: GetRateSheetAddress,
  readsOnly: true,
  async allow(trx, caller, { id }) {
    await readReadySheet(trx, caller, id);
    return caller;
  },
  async run(trx, caller, { id, format }, { fileAddresses }) {
    const { fileId } = await trx
      .selectFrom('rate_sheet')
      .select(`${COLUMNS[format]} as fileId`)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { result: await fileAddresses.sign(caller, fileId!) };
  },
});
