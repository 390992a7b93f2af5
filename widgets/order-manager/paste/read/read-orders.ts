import { isAlike } from './is-alike.ts';
import { type MailLine, mailLines } from './mail-lines.ts';
import { type Piece, piecesOf, piecesOfCell } from './pieces.ts';
import { headingOf, type Role } from './words.ts';

/** An order that a pasted text names, with the style numbers that it names under it. */
export interface PastedOrder {
  /** Stays the same while the text does: its line, and which one it is there. */
  readonly key: string;
  readonly line: number;
  /** The line as it was pasted. */
  readonly source: string;
  readonly number: string;
  readonly styles: readonly string[];
  /** It may be something else: added only when somebody says so. */
  readonly isDoubtful: boolean;
  readonly isShortened: boolean;
}

/** A line that names nothing: words alone, amounts alone, the head or the foot of the mail, a table's headings. */
export interface LeftOut {
  readonly key: string;
  readonly line: number;
  readonly source: string;
  readonly why: 'words' | 'frame' | 'heading' | 'style';
}

/** What numbers behind the first of their lines are, where nothing says so (D-150). */
export interface Question {
  readonly key: string;
  /** Number of the column in a table; undefined for what follows on a line of prose. */
  readonly column: number | undefined;
  /** Some of them. */
  readonly samples: readonly string[];
  readonly count: number;
}

export type Answer = Role | 'out';
export type Answers = Readonly<Record<string, Answer>>;

export interface Reading {
  readonly orders: readonly PastedOrder[];
  readonly leftOut: readonly LeftOut[];
  readonly questions: readonly Question[];
  /** The text is a list of numbers and nothing else. */
  readonly isPlain: boolean;
  /** Lines with something on them, those over {@link MOST_LINES} included. */
  readonly count: number;
}

/** Lines that are read at most: a record carries no more orders than that. */
export const MOST_LINES = 2000;

/** A piece, and the question that it raises. */
interface Placed extends Piece {
  readonly question: string | undefined;
}

/** What follows on lines of prose is asked about in two: bare numbers, which may count something, and others. */
const restOf = (text: string): string => (/^\p{N}+$/u.test(text) ? 'rest digits' : 'rest');
const SAMPLES = 3;

/**
 * The orders and style numbers that a text names, as people have them in a mail, in Word or in a spreadsheet. What it says
 * in two ways is a question, and is left out until it is answered.
 */
export function readOrders(text: string, answers: Answers): Reading {
  const all = mailLines(text);
  const lines = all.slice(0, MOST_LINES);
  const table = tableOf(lines);
  const orders: { -readonly [K in keyof PastedOrder]: PastedOrder[K] }[] = [];
  const leftOut: LeftOut[] = [];
  const questions = new Map<string, { column: number | undefined; samples: string[]; count: number }>();
  let isPlain = lines.length > 0;
  let current: (typeof orders)[number] | undefined;

  const ask = (key: string, { text: sample }: Piece) => {
    const column = key.startsWith('rest') ? undefined : Number(key.slice('column '.length)) + 1;
    const question = questions.get(key) ?? { column, samples: [], count: 0 };
    if (question.samples.length < SAMPLES && !question.samples.includes(sample))
      question.samples.push(sample);
    question.count += 1;
    questions.set(key, question);
  };

  for (const one of lines) {
    const { line, source } = one;
    const skip = (why: LeftOut['why']) => {
      isPlain = false;
      leftOut.push({ key: `${line}`, line, source, why });
    };
    if (one.isFrame) {
      skip('frame');
      continue;
    }
    if (table?.heading === line) {
      skip('heading');
      continue;
    }
    const read = table?.lines.has(line) ? table.piecesOf(one) : piecesOfProse(one);
    if (read.pieces.length === 0) {
      skip('words');
      continue;
    }
    isPlain &&= read.isPlain;
    let count = 0;
    let isUnder = false;
    for (const piece of read.pieces) {
      if (piece.question !== undefined) ask(piece.question, piece);
      const role = piece.question === undefined ? (piece.role ?? 'order') : answers[piece.question];
      if (role === 'order') {
        current = {
          key: `${line}.${count}`,
          line,
          source,
          number: piece.text,
          styles: [],
          isDoubtful: piece.isDoubtful,
          isShortened: piece.isShortened,
        };
        orders.push(current);
        count += 1;
      } else if (role === 'style' && current) {
        if (!current.styles.includes(piece.text)) current.styles = [...current.styles, piece.text];
        isUnder = true;
      }
    }
    if (count === 0 && !isUnder && read.pieces.every(({ role }) => role === 'style')) skip('style');
  }
  return {
    orders,
    leftOut,
    questions: [...questions].map(([key, question]) => ({ key, ...question })),
    isPlain: isPlain && questions.size === 0,
    count: all.length,
  };
}

interface LinePieces {
  readonly pieces: readonly Placed[];
  readonly isPlain: boolean;
}

function piecesOfProse({ cells }: MailLine): LinePieces {
  const { pieces, isPlain } = piecesOf(cells.join(' ; '));
  const first = pieces[0];
  return {
    isPlain,
    pieces: pieces.map((piece) => {
      const isOpen = piece !== first && piece.role === undefined && !isAlike(first!.text, piece.text);
      return { ...piece, question: isOpen ? restOf(piece.text) : undefined };
    }),
  };
}

interface Table {
  /** Its line of headings. */
  readonly heading: number | undefined;
  readonly lines: ReadonlySet<number>;
  piecesOf(line: MailLine): LinePieces;
}

/** The lines that a spreadsheet made, by their tabs: which column is which stands above them, or is asked. */
function tableOf(lines: readonly MailLine[]): Table | undefined {
  const rows = lines.filter(({ cells, isFrame }) => cells.length > 1 && !isFrame);
  if (rows.length === 0) return undefined;
  const headings = rows[0]!.cells.map(headingOf);
  const isHeading = headings.includes('order') && !rows[0]!.cells.some((cell) => /\p{N}{3}/u.test(cell));
  const body = isHeading ? rows.slice(1) : rows;
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const numbered = Array.from({ length: columns }, (_, n) => n).filter(
    (n) => body.some(({ cells }) => piecesOfCell(cells[n] ?? '').pieces.length > 0) && !isCounter(body, n),
  );
  const roleOfColumn = (n: number): Role | 'open' | undefined => {
    if (!numbered.includes(n)) return undefined;
    if (!isHeading) return n === numbered[0] ? 'order' : 'open';
    const said = headings[n];
    return said === 'order' || said === 'style' ? said : undefined;
  };
  return {
    heading: isHeading ? rows[0]!.line : undefined,
    lines: new Set(body.map(({ line }) => line)),
    piecesOf: ({ cells }) => {
      const read = cells.map(piecesOfCell);
      return {
        isPlain: read.every(({ isPlain }) => isPlain),
        pieces: ordersFirst(
          read.flatMap(({ pieces }, n) => {
            const role = roleOfColumn(n);
            if (role === undefined) return [];
            return pieces.map((piece) => ({
              ...piece,
              role: role === 'open' ? undefined : role,
              question: role === 'open' ? `column ${n}` : undefined,
            }));
          }),
        ),
      };
    },
  };
}

/** The styles of a line are those of its order, in whatever column that stands. */
const ordersFirst = (pieces: readonly Placed[]): readonly Placed[] => [
  ...pieces.filter(({ role }) => role === 'order'),
  ...pieces.filter(({ role }) => role !== 'order'),
];

/** A column that counts the rows, from whatever number. */
function isCounter(rows: readonly MailLine[], n: number): boolean {
  const cells = rows.map(({ cells }) => cells[n] ?? '');
  return (
    rows.length > 1 &&
    cells.every(
      (cell, index) =>
        /^\d{1,3}\.?$/.test(cell) && Number.parseInt(cell, 10) === Number.parseInt(cells[0]!, 10) + index,
    )
  );
}
