import type { Paper, PaperFact, PaperPart, PaperTable } from '../../papers/paper.ts';
import type { Fonts } from '../pdf/fonts.ts';
import { oneLine } from '../pdf/one-line.ts';
import {
  createWriter,
  LINE,
  type Page,
  type PageSize,
  paragraphWriter,
  TEXT_SIZE,
  type Writer,
  widthOf,
} from '../pdf/page.ts';
import { layOutTable } from '../pdf/table.ts';
import type { TextColumn } from '../pdf/text-column.ts';
import { wrap } from '../pdf/wrap.ts';

/** A4 upright, in points. */
export const PAGE: PageSize = { width: 595.28, height: 841.89, side: 45, top: 45, bottom: 56 };

const NAME_SIZE = 11;
const HEADING_SIZE = 16;
const LABEL_SIZE = 7.5;
const GAP = 20;
/** Before each number of a table. */
const AIR = 14;
/** Between the two halves of what stands side by side. */
const GUTTER = 24;

/**
 * Puts the document on pages: from whom and what it is, to whom and what holds for all of it, and then its parts. `boxes` is said
 * where no font has letters for a text.
 */
export function layOutPaper(
  paper: Paper,
  { boxes, otherLanguage }: { boxes: string; otherLanguage: string | null },
  fonts: Fonts,
): readonly Page[] {
  const writer = createWriter(PAGE);
  const half = (widthOf(PAGE) - GUTTER) / 2;
  const right = PAGE.side + half + GUTTER;
  const top = writer.y;
  const { seller, customer } = paper;
  const left = seller ? [named(seller.name), ...seller.lines.map(plain)] : [];
  const ends = [
    write(writer, fonts, left, { x: PAGE.side, y: top, width: half }),
    write(writer, fonts, [{ text: paper.heading, size: HEADING_SIZE, weight: 'bold' }], {
      ...{ x: right, y: top, width: half },
      isEnd: true,
    }),
  ];
  const below = Math.max(...ends) + GAP;
  const addressee = customer
    ? [
        { ...plain(customer.label), size: LABEL_SIZE, color: 'muted' } as const,
        named(customer.name),
        ...customer.lines.map(plain),
      ]
    : [];
  writer.y = Math.max(
    write(writer, fonts, addressee, { x: PAGE.side, y: below, width: half }),
    writeFacts(writer, fonts, paper.facts, { x: right, y: below, width: half }),
  );
  for (const part of paper.parts) writePart(writer, fonts, part);
  if (otherLanguage) writePart(writer, fonts, { kind: 'words', words: otherLanguage, isQuiet: true });
  if (!isWritten(paper, fonts)) writePart(writer, fonts, { kind: 'words', words: boxes, isQuiet: true });
  return writer.pages;
}

/** Whether the font has a letter for all that the document says. */
function isWritten({ seller, customer, facts, parts }: Paper, { regular: { has } }: Fonts): boolean {
  const texts = [
    ...[seller, customer].flatMap((party) => (party ? [party.name, ...party.lines] : [])),
    ...facts.flat(),
    ...parts.flatMap((part) => {
      if (part.kind === 'words') return [part.words];
      if (part.kind === 'payment') return [part.words, ...part.facts.flat()];
      return part.rows.flatMap(({ cells, below = '' }) => [...cells, below]);
    }),
  ];
  return texts.every((text) => has(oneLine(text)));
}

interface Line {
  text: string;
  size: number;
  weight: 'regular' | 'bold';
  color?: 'text' | 'muted';
}

interface Place {
  x: number;
  y: number;
  width: number;
  /** Lines end together. */
  isEnd?: boolean;
}

const plain = (text: string): Line => ({ text, size: TEXT_SIZE, weight: 'regular' });
const named = (text: string): Line => ({ text, size: NAME_SIZE, weight: 'bold' });

/** Writes lines in a part of the page; answers where they end. */
function write(
  { page }: Writer,
  fonts: Fonts,
  lines: readonly Line[],
  { x, y, width, isEnd }: Place,
): number {
  let next = y;
  for (const { text, size, weight, color = 'text' } of lines) {
    const wide = (part: string) => fonts[weight].width(part) * size;
    for (const line of wrap(oneLine(text), width, wide)) {
      page.lines.push({ text: line, x: isEnd ? x + width - wide(line) : x, y: next, size, weight, color });
      next += size * LINE;
    }
  }
  return next;
}

/** Names and their values side by side; answers where they end. */
function writeFacts(writer: Writer, fonts: Fonts, facts: readonly PaperFact[], place: Place): number {
  const names = facts.map(([name]) => fonts.regular.width(oneLine(name)) * TEXT_SIZE);
  const beside = Math.min(Math.max(0, ...names), place.width / 2) + 10;
  let { y } = place;
  for (const [name, value] of facts) {
    y = Math.max(
      write(writer, fonts, [{ ...plain(name), color: 'muted' }], { ...place, y, width: beside - 10 }),
      write(writer, fonts, [plain(value)], { ...place, y, x: place.x + beside, width: place.width - beside }),
    );
  }
  return y;
}

function writePart(writer: Writer, fonts: Fonts, part: PaperPart): void {
  if (part.kind === 'table') {
    layOutTable({ ...part, ...columnsOf(part), note: part.note ?? null, none: '', air: AIR }, fonts, writer);
    return;
  }
  writer.space(GAP / 2);
  if (part.kind === 'words') {
    paragraphWriter(writer, fonts)(part.words, part.isQuiet ? 'muted' : 'text');
    return;
  }
  // It stays together: half of it tells nobody where to pay.
  writer.need((part.facts.length + 4) * TEXT_SIZE * LINE);
  writer.line(part.title, NAME_SIZE, 'bold');
  const { y } = writer;
  writer.y = writeFacts(writer, fonts, part.facts, { x: PAGE.side, y, width: widthOf(PAGE) });
  writer.space(4);
  if (part.words) paragraphWriter(writer, fonts)(part.words, 'text');
}

function columnsOf({ columns, rows }: PaperTable): { columns: TextColumn[]; sums: ReadonlySet<number> } {
  return {
    columns: columns.map(({ label, kind }, n) => ({
      labels: [label],
      cells: rows.map(
        ({ cells, below }) => [oneLine(cells[n] ?? ''), n === 0 ? oneLine(below ?? '') : ''] as const,
      ),
      align: kind === 'number' ? 'right' : 'left',
      isUnbroken: kind !== 'text',
    })),
    sums: new Set(rows.flatMap(({ isSum }, n) => (isSum ? [n] : []))),
  };
}
