import { type ImportKind, MOST_IMPORT_ROWS } from '../../../../shared/contract/imports.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import type { Encoding } from '../../../../shared/spreadsheet/encoding/encodings.ts';
import { headingText } from '../../../../shared/spreadsheet/heading-text.ts';
import { readSheets } from '../../../../shared/spreadsheet/read-file.ts';
import { FileRefusal, LARGEST_FILE_MB, type RefusalReason } from '../../../../shared/spreadsheet/refusal.ts';
import { type SheetBlock, seenSheet } from '../../../../shared/spreadsheet/sheet-block.ts';
import { type HeavyWork, JobFailure } from '../../jobs/job-kind.ts';
import type { ParsedFile } from '../parsed-row.ts';
import { hasRequired, headingLine, readHeadings } from './headings.ts';
import { readRows, refusedAs } from './rows.ts';

/** What the thread is given of an import: the whole file, which is read nowhere else. */
export interface FileToRead {
  kind: ImportKind;
  name: string;
  locale: string;
  encoding: Encoding | null;
  columns: readonly (string | null)[] | null;
  takesHidden: boolean;
  bytes: ArrayBuffer;
}

/** Blank lines count here: a sheet with many of them among its rows is nothing that a table looks like. */
const MOST_LINES = MOST_IMPORT_ROWS * 2;

/** Reads a file into rows; which sheet of a workbook is meant, its headings say. */
const readFileToRows: HeavyWork<FileToRead, ParsedFile> = async ({
  kind,
  columns,
  bytes,
  name,
  locale,
  encoding,
  takesHidden,
}) => {
  try {
    const sheets = await readSheets(new Uint8Array(bytes), {
      ...{ name, locale, encoding: encoding ?? undefined, mostLines: MOST_LINES },
      withTimes: kind === 'milestones',
    });
    const fits = ({ block }: Pick<SheetBlock, 'block'>) =>
      hasRequired(kind, readHeadings(kind, block[headingLine(kind, block)] ?? [], null));
    // The sheet that is meant is the same one whether what it hides is taken or not.
    const fitting = sheets.filter((sheet) => fits(seenSheet(sheet)));
    const full = fitting.filter((sheet) => hasRows(kind, seenSheet(sheet)));
    if (full.length > 1) return refusedAs(reason('importSheets', { sheets: namesOf(full) }));
    const sheet = full[0] ?? fitting[0] ?? (takesHidden ? sheets.find(fits) : undefined) ?? sheets[0]!;
    // Of a sheet that is longer not all is read.
    if (sheet.block.length > MOST_LINES) throw new FileRefusal('tooManyLines');
    return readRows(kind, sheet, { columns, locale, takesHidden });
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw new JobFailure(`the file was refused: ${error.reason}`, {
      isFinal: true,
      reason: fileReason(error.reason),
    });
  }
};

export default readFileToRows;

/** Whether something stands below the headings. */
const hasRows = (kind: ImportKind, { block }: Pick<SheetBlock, 'block'>): boolean =>
  block.findLastIndex((line) => line.some((text) => text.trim())) > headingLine(kind, block);

/** More are not named. */
const MOST_NAMES = 5;

const namesOf = (sheets: readonly SheetBlock[]): string =>
  sheets
    .slice(0, MOST_NAMES)
    .map(({ name }) => headingText(name))
    .join(', ');

function fileReason(fault: RefusalReason): Reason {
  switch (fault) {
    case 'tooLarge':
      return reason('fileTooLarge', { megabytes: LARGEST_FILE_MB });
    case 'tooManyLines':
      return reason('importTooManyRows', { most: MOST_IMPORT_ROWS });
    case 'empty':
      return reason('importNoRows');
    default:
      return reason('importFile', { fault });
  }
}
