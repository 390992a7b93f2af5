import type { Block } from '../ui/grid/model/grid-model.ts';
import { decodeText } from './decode-text.ts';
import { readSeparated } from './read-separated.ts';
import { readWorkbook } from './read-workbook.ts';
import { FileRefusal, LARGEST_FILE } from './refusal.ts';
import { type SheetBlock, widthOf } from './sheet-block.ts';

/** Endings of the files that are read, for a file chooser. */
export const ENDINGS = '.xlsx,.xlsm,.csv,.tsv,.txt';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = Array.from('EncryptedPackage', (letter) => `${letter}\0`).join('');

/** How a file is read. */
export interface Reading {
  name: string;
  /** The language of the user, which old text files are written in. */
  locale: string;
  /** Of a sheet; one with more may be among several. */
  mostLines: number;
  /** Dates of a workbook keep their times, where these matter. */
  withTimes?: boolean;
  /** The cells of a text that is no table; undefined where it is one. */
  readText?(text: string): Block | undefined;
}

/**
 * The sheets of a workbook or of a text file, as blocks without blank lines and cells at their ends. Sheets without a text are left
 * out; one of several may have more lines than are read. Throws a `FileRefusal` for a file that can't be read, and whatever loading the reader throws.
 */
export async function readSheets(bytes: Uint8Array, reading: Reading): Promise<readonly SheetBlock[]> {
  if (bytes.length > LARGEST_FILE) throw new FileRefusal('tooLarge');
  const sheets = (await sheetsOf(bytes, reading))
    .map(({ block, ...sheet }) => ({ ...sheet, block: trimmed(block) }))
    .filter(({ block }) => block.length > 0);
  if (sheets.length === 0) throw new FileRefusal('empty');
  if (sheets.every(({ block }) => block.length > reading.mostLines)) throw new FileRefusal('tooManyLines');
  return sheets;
}

/** As {@link readSheets}; a file that is too large is refused before its bytes are read. */
export async function readFile(file: File, reading: Omit<Reading, 'name'>): Promise<readonly SheetBlock[]> {
  if (file.size > LARGEST_FILE) throw new FileRefusal('tooLarge');
  return readSheets(new Uint8Array(await file.arrayBuffer()), { ...reading, name: file.name });
}

async function sheetsOf(
  bytes: Uint8Array,
  { name, locale, mostLines, withTimes, readText }: Reading,
): Promise<readonly SheetBlock[]> {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  const begins = (signature: readonly number[]) => signature.every((byte, n) => bytes[n] === byte);
  if (begins(COMPOUND))
    throw new FileRefusal(
      new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED) ? 'encrypted' : 'oldWorkbook',
    );
  if (ending === 'xls') throw new FileRefusal('oldWorkbook');
  if (!ENDINGS.split(',').includes(`.${ending}`)) throw new FileRefusal('unknown');
  if (begins(ZIP)) return readWorkbook(bytes, { mostLines, withTimes });
  if (ending.startsWith('xls')) throw new FileRefusal('damaged');
  const text = decodeText(bytes, locale);
  const block = readText?.(text);
  return [block ? { name, block } : { name, block: readSeparated(text), isSeparated: true }];
}

/** Sheets often end in lines and columns that have a format and nothing else. */
function trimmed(block: Block): Block {
  const last = block.findLastIndex((line) => line.some((text) => text.trim()));
  return block.slice(0, last + 1).map((line) => line.slice(0, widthOf(line)));
}
