import type { ZipPart } from '../zip-size.ts';
import { isTelling } from './number-format.ts';
import { workbookParts } from './workbook-parts.ts';
import { attributesIn } from './xml-tags.ts';
import { piecesOf } from './zip-text.ts';

/** What a sheet shows of its cells, all by indexes. */
export interface SheetLook {
  /** Rows and columns that a filter, a group or a person hides, or that are too narrow to be seen. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** Codes of the number formats that show more than the number, by row and column. */
  readonly formats: ReadonlyMap<number, ReadonlyMap<number, string>>;
}

/** The looks of the sheets of a workbook by their names, and which of them have no cells. */
export interface WorkbookLook {
  readonly sheets: ReadonlyMap<string, SheetLook>;
  /** Names of the sheets that have no cells, such as charts. */
  readonly withoutCells: ReadonlySet<string>;
}

/** The tags that say how a sheet looks, where cells have a format that tells something. */
const TAGS = /<(?:[\w.-]+:)?(col|row|c)((?:\s[^>]*)?)>/g;
/**
 * The same where no cell has one. A pattern that begins with a word is found many times faster; what stands in front of it is
 * looked at then.
 */
const FEWER_TAGS = [/(col)((?:\s[^>]*)?)>/g, /(row)((?:\s[^>]*)?)>/g];
const OPENING = /<(?:[\w.-]+:)?$/;
const CLOSING = /<\/(?:[\w.-]+:)?$/;
const CELLS = 'sheetData';
/** Far above any prefix. */
const LONGEST_PREFIX = 50;
/** Far above any tag of a sheet. */
const LONGEST_TAG = 10_000;
const ADDRESS = /\sr\s*=\s*["']([A-Z]{1,3})\d/i;
const NUMBER = /\sr\s*=\s*["'](\d+)/;
/** A row that is hidden, or has no height. */
const HIDDEN = /\s(?:hidden\s*=\s*["'](?:1|true)|ht\s*=\s*["']0)["']/;
const STYLE = /\ss\s*=\s*["'](\d+)/;
/** The type of a cell is a number unless it says otherwise. */
const IS_NUMBER = /^(?!.*\st\s*=\s*["'](?!n["']))/s;
/** As many columns as a spreadsheet has. */
const MOST_COLUMNS = 16_384;

/**
 * Reads how the sheets that are not hidden look, which the reader of cells doesn't tell.
 *
 * @param mostLines rows behind which nothing is read
 */
export async function workbookLook(
  bytes: Uint8Array,
  parts: readonly ZipPart[],
  mostLines: number,
): Promise<WorkbookLook> {
  const { sheets, formats } = await workbookParts(bytes, parts);
  const telling = formats.map((code) => (code !== undefined && isTelling(code) ? code : undefined));
  const looks = new Map<string, SheetLook>();
  for (const { name, isHidden, part } of sheets)
    if (part && !isHidden) looks.set(name, await sheetLook(piecesOf(bytes, part), telling, mostLines));
  return {
    sheets: looks,
    withoutCells: new Set(sheets.filter(({ part }) => !part).map(({ name }) => name)),
  };
}

async function sheetLook(
  pieces: AsyncIterable<string>,
  telling: readonly (string | undefined)[],
  mostLines: number,
): Promise<SheetLook> {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const formats = new Map<number, Map<number, string>>();
  const tags = telling.some(Boolean) ? [TAGS] : FEWER_TAGS;
  let [row, column] = [-1, -1];

  const seeRow = (tag: string) => {
    row = (Number(NUMBER.exec(tag)?.[1]) || row + 2) - 1;
    column = -1;
    if (row <= mostLines && HIDDEN.test(tag)) hiddenRows.add(row);
  };
  const seeColumns = (tag: string) => {
    const attributes = attributesIn(tag);
    if (!isTrue(attributes.get('hidden')) && attributes.get('width') !== '0') return;
    const last = Math.min(Number(attributes.get('max')), MOST_COLUMNS);
    for (let one = Number(attributes.get('min')); one <= last; one += 1) hiddenColumns.add(one - 1);
  };
  const seeCell = (tag: string) => {
    const letters = ADDRESS.exec(tag)?.[1];
    column = letters === undefined ? column + 1 : columnOf(letters);
    const code = telling[Number(STYLE.exec(tag)?.[1] ?? NaN)];
    if (code === undefined || !IS_NUMBER.test(tag)) return;
    if (!formats.has(row)) formats.set(row, new Map());
    formats.get(row)!.set(column, code);
  };

  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    const end = text.lastIndexOf('>') + 1;
    const begun = text.indexOf('<', end);
    rest = begun < 0 || text.length - begun > LONGEST_TAG ? '' : text.slice(begun);
    const over = endOfCells(text);
    const known = text.slice(0, over ?? end);
    for (const pattern of tags)
      for (const { 0: whole, 1: name, 2: tag = '', index } of known.matchAll(pattern)) {
        if (!whole.startsWith('<') && !isBehind(known, index, OPENING)) continue;
        if (name === 'row') seeRow(tag);
        else if (name === 'col') seeColumns(tag);
        else if (row <= mostLines) seeCell(tag);
      }
    if (over !== undefined || row > mostLines) break;
  }
  return { hiddenRows, hiddenColumns, formats };
}

const isBehind = (text: string, index: number, pattern: RegExp): boolean =>
  pattern.test(text.slice(Math.max(0, index - LONGEST_PREFIX), index));

/** Where the cells of a sheet are over; undefined where they are not. */
function endOfCells(text: string): number | undefined {
  for (let at = text.indexOf(CELLS); at >= 0; at = text.indexOf(CELLS, at + 1))
    if (isBehind(text, at, CLOSING)) return at;
  return undefined;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The index of a column by its letters, such as `AB`. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
