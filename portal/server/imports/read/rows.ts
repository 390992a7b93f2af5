import {
  IMPORT_COLUMNS,
  type ImportKind,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
} from '../../../../shared/contract/imports.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { headingText } from '../../../../shared/spreadsheet/heading-text.ts';
import {
  type SheetBlock,
  seenSheet,
  uncovered,
  widthOf,
  withPlainNumbers,
  withTaken,
} from '../../../../shared/spreadsheet/sheet-block.ts';
import { CURRENCIES } from '../../../../shared/trade/currencies.ts';
import { withoutInvisible } from '../../../../shared/trade/invisible.ts';
import type { Cells, Heading, LeftOutRow, ParsedFile, ParsedRow, RowProblem } from '../parsed-row.ts';
import { type CellResult, type CellRule, isFormula, isUnclosed, type Notation } from './cells.ts';
import { headingLine, headingsRefusal, readHeadings } from './headings.ts';
import { type Notations, notationsIn } from './notations.ts';
import { CELL_RULES } from './rules.ts';

/** Of all cells with several texts: more take more memory than a thread has. */
const MOST_ENTRIES = 500_000;

/** As long as a spreadsheet's cell can be. */
const LONGEST_CELL = 32_767;

const isBlank = (line: readonly string[]) => line.every((text) => !text.trim());

const lineText = (line: readonly string[]): string =>
  line
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');

/** How the rows of a file are to be read. */
interface Reading {
  readonly columns: readonly (string | null)[] | null;
  /** The language that numbers are written in where the file doesn't tell it. */
  readonly locale: string;
  /** Also what the sheet hides and strikes out. */
  readonly takesHidden?: boolean;
}

/**
 * The rows below the headings, each cell read by its column's rule; what needs the database is left for later. Titles above them,
 * and what the sheet hides or strikes out, are left out, but for a hidden column that `columns` names.
 */
export function readRows(
  kind: ImportKind,
  whole: Omit<SheetBlock, 'name'>,
  { columns, locale, takesHidden = false }: Reading,
): ParsedFile {
  const left = leftOutOf({ name: '', ...whole }, columns, takesHidden);
  const sheet = seenSheet(left);
  const { block } = sheet;
  const first = headingLine(kind, block);
  const line = whole.block[first] ?? [];
  if (line.length > MOST_IMPORT_COLUMNS)
    return refusedAs(reason('importTooManyColumns', { most: MOST_IMPORT_COLUMNS }));
  const headings = readHeadings(kind, line, columns, left.hidden?.columns);
  const rules = headings.map(({ column }) => (column === null ? undefined : CELL_RULES[kind][column]));
  const numbered = withPlainNumbers(sheet, (n) => rules[n]?.numbersIn !== undefined);
  const named = (block[first] ?? []).map((text) => text.trim());
  const isRepeat = (cells: readonly string[]) => named.every((text, n) => (cells[n] ?? '').trim() === text);
  const below = uncovered(numbered, sheet.covered, first + 1)
    .map((cells, index) => ({ cells, line: index + 1 }))
    .slice(first + 1)
    .filter(({ cells }) => !isBlank(cells));
  const filled = below.filter(({ cells }) => !isRepeat(cells));
  const lineOf = (why: LeftOutRow['why']) => (row: number) => ({
    line: row + 1,
    text: lineText(whole.block[row] ?? []),
    why,
  });
  const hidden = left.hidden?.rows ?? new Set<number>();
  const unseen = [
    ...[...hidden].map(lineOf('importHidden')),
    ...[...(left.struck?.rows ?? [])].filter((row) => !hidden.has(row)).map(lineOf('importStruck')),
  ];
  const titles = [
    ...block.flatMap((cells, row) => (row < first && !isBlank(cells) ? [row] : [])),
    ...below.flatMap(({ cells, line: at }) => (isRepeat(cells) ? [at - 1] : [])),
  ].map(lineOf('importTitle'));
  const leftOut = [...unseen, ...titles];
  const refusal =
    headingsRefusal(kind, headings) ??
    (filled.length + unseen.length === 0 ? reason('importNoRows') : undefined) ??
    (filled.length > MOST_IMPORT_ROWS ? reason('importTooManyRows', { most: MOST_IMPORT_ROWS }) : undefined);
  if (refusal) return refusedAs(refusal, headings);
  const notations = notationsIn(
    rules,
    headings.map(({ heading }) => heading),
    // What the workbook itself holds as a number is not written in any way.
    filled.map(({ cells, line: at }) =>
      cells.map((text, n) => (sheet.numbers?.get(at - 1)?.has(n) ? '' : text)),
    ),
    locale,
  );
  const table = { kind, headings, notations, width: whole.isSeparated ? headings.length : undefined };
  const rows: ParsedRow[] = [];
  let entries = 0;
  for (const { cells, line: number } of filled) {
    const row = readRow(table, cells, { line: number, struck: left.struck?.cells.get(number - 1) });
    entries += entriesIn(row);
    if (entries > MOST_ENTRIES) return refusedAs(reason('jobTooLarge'), headings);
    rows.push(row);
  }
  return { headings, rows: withDoubles(kind, rows), leftOut, refusal: null };
}

/** The sheet with what isn't taken of it: what it hides and strikes out, but for hidden columns that `columns` names. */
function leftOutOf(sheet: SheetBlock, columns: Reading['columns'], takesHidden: boolean): SheetBlock {
  if (takesHidden) return withTaken(sheet, { rows: true, columns: true, struck: true });
  const { hidden } = sheet;
  if (!hidden) return sheet;
  const unnamed = [...hidden.columns].filter((column) => !columns?.[column]);
  return { ...sheet, hidden: { ...hidden, columns: new Set(unnamed) } };
}

/** A file of which no row is read. */
export const refusedAs = (refusal: Reason, headings: readonly Heading[] = []): ParsedFile => ({
  headings,
  rows: [],
  leftOut: [],
  refusal,
});

const entriesIn = ({ cells }: ParsedRow): number =>
  Object.values(cells).reduce((sum, cell) => sum + (typeof cell === 'string' ? 0 : cell.length), 0);

interface Table {
  readonly kind: ImportKind;
  readonly headings: readonly Heading[];
  readonly notations: Notations;
  /** The most cells of a line, where another one shows that a sign within a cell moved it. */
  readonly width: number | undefined;
}

/** The columns with the currency of a row's amounts. */
const CURRENCY_COLUMNS: readonly (string | null)[] = ['currency', 'insuredCurrency'];

interface RowPlace {
  readonly line: number;
  /** Its columns whose cells are struck out. */
  readonly struck: ReadonlySet<number> | undefined;
}

function readRow(
  { kind, headings, notations, width }: Table,
  line: readonly string[],
  { line: number, struck }: RowPlace,
): ParsedRow {
  if (width !== undefined && widthOf(line) > width)
    return {
      line: number,
      reference: headingText(line[0] ?? ''),
      cells: {},
      problems: [{ column: null, reason: reason('importMoreCells') }],
    };
  const code = line[headings.findIndex(({ column }) => CURRENCY_COLUMNS.includes(column))]
    ?.trim()
    .toUpperCase();
  const currency = CURRENCIES.find((one) => one === code);
  const cells: Record<string, Cells[string]> = {};
  const problems: RowProblem[] = [];
  headings.forEach(({ column }, n) => {
    const rule = column === null ? undefined : CELL_RULES[kind][column];
    const cell = line[n] ?? '';
    if (column === null || !rule) return;
    if (struck?.has(n)) {
      problems.push({ column, reason: reason('importStruck') });
      return;
    }
    if (cell.length > LONGEST_CELL) {
      problems.push({ column, reason: reason('text.long', { most: LONGEST_CELL }) });
      return;
    }
    const text = withoutInvisible(cell).trim();
    if (text === '') return;
    const result = readCell(text, rule, { ...notations(n), currency });
    if ('refusal' in result) problems.push({ column, reason: result.refusal });
    else if (result.value.length > 0) cells[column] = result.value;
  });
  for (const { id, isRequired } of IMPORT_COLUMNS[kind])
    if (isRequired && cells[id] === undefined && !problems.some(({ column }) => column === id))
      problems.push({ column: id, reason: reason('fillIn') });
  return { line: number, reference: referenceIn(kind, cells), cells, problems };
}

/** What no rule needs to know of: a formula, and a quote that swallowed nothing but stayed. */
function readCell(text: string, rule: CellRule, notation: Notation): CellResult {
  if (isFormula(text)) return { refusal: reason('importFormula') };
  if (isUnclosed(text)) return { refusal: reason('importQuote') };
  return rule(text, notation);
}

/** The columns that name what a row is of; a base rate has no number of its own. */
const NAMED_BY: Readonly<Record<ImportKind, readonly string[]>> = {
  companies: ['reference'],
  purchaseOrders: ['orderNumber'],
  bookings: ['reference'],
  shipments: ['reference'],
  quotes: ['reference'],
  manifests: ['reference'],
  milestones: ['shipment', 'event'],
  containers: ['shipment', 'number'],
  invoices: ['reference'],
  airports: ['code'],
  sailings: ['carrier', 'origin', 'destination', 'voyageNumber'],
  flights: ['flightNumber', 'origin', 'destination', 'localDeparture'],
  baseRates: ['origin', 'destination', 'carrier', 'kind', 'validFrom'],
};

const referenceIn = (kind: ImportKind, cells: Cells): string =>
  NAMED_BY[kind].flatMap((column) => cells[column] ?? []).join(' ');

/** Several rows of one order or invoice are no doubles; of companies, base rates, sailings and flights see below. */
const MAY_REPEAT: readonly ImportKind[] = [
  'purchaseOrders',
  'companies',
  'invoices',
  'baseRates',
  'sailings',
  'flights',
];

/**
 * Marks rows of a record that an earlier row has; an order may stand in several rows, each with some of its styles, and an
 * invoice has one for each of its lines. Of
 * companies the database tells, whose references are the same in whatever case; of base rates, sailings and flights their
 * comparison, since a port or carrier has a code and a name.
 */
function withDoubles(kind: ImportKind, rows: readonly ParsedRow[]): readonly ParsedRow[] {
  if (MAY_REPEAT.includes(kind)) return rows;
  const lines = new Map<string, number>();
  return rows.map((row) => {
    if (NAMED_BY[kind].some((column) => row.cells[column] === undefined)) return row;
    const first = lines.get(row.reference);
    lines.set(row.reference, first ?? row.line);
    if (first === undefined) return row;
    const twice = { column: NAMED_BY[kind].at(-1)!, reason: reason('importTwice', { line: first }) };
    return { ...row, problems: [...row.problems, twice] };
  });
}
