import * as v from 'valibot';
import { ClientError } from '../../../../../../shared/client/client-error.ts';
import { httpError } from '../../../../../../shared/client/send.ts';
import type { Import } from '../../../../../../shared/contract/imports.ts';
import { MOST_IMPORT_ROWS, NUMBER_COLUMNS } from '../../../../../../shared/contract/imports.ts';
import { readSheets } from '../../../../../../shared/spreadsheet/read-file.ts';
import {
  type SheetBlock,
  seenSheet,
  withPlainNumbers,
} from '../../../../../../shared/spreadsheet/sheet-block.ts';
import { client, fetcher } from '../../../../client/client.ts';
import { callAsUser } from '../../../../session/call-as-user.ts';
import { type FileLines, headingLineIn } from './wrong-rows-table.ts';

const Address = v.object({ url: v.string() });

/** As the server reads it, where blank lines count, too. */
const MOST_LINES = MOST_IMPORT_ROWS * 2;

/**
 * The cells of an import's file as they were sent, line by line from the first on, so that they are read again as they were;
 * undefined where the file is kept no longer.
 */
export async function fileLines(
  { kind, fileId, fileName, encoding, headings }: Import,
  locale: string,
  signal: AbortSignal,
): Promise<FileLines | undefined> {
  const request = 'file';
  try {
    const call = { request, url: `/api/files/${fileId}/address` };
    const { url } = await callAsUser(Address, call, signal);
    const response = await fetcher(client.addressOf(url), { signal });
    if (!response.ok)
      throw httpError(request, { status: response.status, json: undefined, retryAfter: undefined });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const sheets = await readSheets(bytes, {
      ...{ name: fileName, locale, encoding: encoding ?? undefined, mostLines: MOST_LINES },
      withTimes: kind === 'milestones',
    });
    const named = sheets.filter(({ block }) => headingLineIn(block, headings) >= 0);
    const sheet = named.find((one) => hasRows(one, headings)) ?? named[0] ?? sheets[0];
    return sheet && withPlainNumbers(sheet, (n) => NUMBER_COLUMNS.has(headings[n]?.column ?? ''));
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return undefined;
    throw error;
  }
}

/** Whether something is seen below the headings: the sheet is the one that the server reads. */
const hasRows = (sheet: SheetBlock, headings: Import['headings']): boolean =>
  seenSheet(sheet)
    .block.slice(headingLineIn(sheet.block, headings) + 1)
    .some((line) => line.some((text) => text.trim()));
