import { MOST_IMPORT_ROWS } from '../../../../../shared/contract/imports.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { ENDINGS } from '../../../../../shared/spreadsheet/read-file.ts';
import { LARGEST_FILE, LARGEST_FILE_MB } from '../../../../../shared/spreadsheet/refusal.ts';
import { texts } from '../texts/index.ts';

/** The sizes that a file may have, as texts name them. */
export const LIMITS = { megabytes: LARGEST_FILE_MB, rows: MOST_IMPORT_ROWS };

/** What speaks against a file before it is sent; the server checks it itself. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): Text | undefined {
  const ending = `.${name.split('.').at(-1)?.toLowerCase()}`;
  if (!ENDINGS.split(',').includes(ending)) return texts('imports.file.unknown');
  if (size === 0) return texts('imports.file.empty');
  if (size > LARGEST_FILE) return texts('imports.file.tooLarge', LIMITS);
  return undefined;
}
