import * as v from 'valibot';
import { ClientError } from '../../../../../../shared/client/client-error.ts';
import { httpError } from '../../../../../../shared/client/send.ts';
import type { Import } from '../../../../../../shared/contract/imports.ts';
import { MOST_IMPORT_ROWS } from '../../../../../../shared/contract/imports.ts';
import { readSheets } from '../../../../../../shared/spreadsheet/read-file.ts';
import { fetcher } from '../../../../client/client.ts';
import { callAsUser } from '../../../../session/call-as-user.ts';

const Address = v.object({ url: v.string() });

/**
 * The cells of an import's file as they were sent, line by line from the headings on; undefined where the file is kept no
 * longer.
 */
export async function fileLines(
  { fileId, fileName }: Import,
  locale: string,
  signal: AbortSignal,
): Promise<readonly (readonly string[])[] | undefined> {
  const request = 'file';
  try {
    const call = { request, url: `/api/files/${fileId}/address` };
    const { url } = await callAsUser(Address, call, signal);
    const response = await fetcher(url, { signal });
    if (!response.ok)
      throw httpError(request, { status: response.status, json: undefined, retryAfter: undefined });
    const bytes = new Uint8Array(await response.arrayBuffer());
    // The row of headings is a line, too.
    const reading = { name: fileName, locale, mostLines: MOST_IMPORT_ROWS + 1 };
    const [sheet] = await readSheets(bytes, reading);
    return sheet?.block;
  } catch (error) {
    if (error instanceof ClientError && error.status === 404) return undefined;
    throw error;
  }
}
