import { MOST_IMPORT_ROWS } from '../../../../../shared/contract/imports.ts';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { texts } from '../texts/index.ts';

/** Endings of the files that are read. */
export const ENDINGS = '.csv,.xlsx';

const MOST_MEGABYTES = 20;

/** The sizes that a file may have, as texts name them. */
export const LIMITS = { megabytes: MOST_MEGABYTES, rows: MOST_IMPORT_ROWS };

/** What speaks against a file before it is sent; the server checks it itself. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): Text | undefined {
  const ending = `.${name.split('.').at(-1)?.toLowerCase()}`;
  if (!ENDINGS.split(',').includes(ending)) return texts('imports.file.unknown');
  if (size === 0) return texts('imports.file.empty');
  if (size > MOST_MEGABYTES * 1024 * 1024) return texts('imports.file.tooLarge', LIMITS);
  return undefined;
}
