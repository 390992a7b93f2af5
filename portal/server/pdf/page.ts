import type { Weight } from './font-files.ts';
import type { Fonts } from './fonts.ts';
import { oneLine } from './one-line.ts';
import { wrap } from './wrap.ts';

/** A sheet of paper in points; what is written stands between its margins. */
export interface PageSize {
  width: number;
  height: number;
  side: number;
  top: number;
  bottom: number;
}

/** A line of text at its place, in points from the top left corner of the page. */
export interface TextLine {
  text: string;
  x: number;
  /** Of its top. */
  y: number;
  size: number;
  weight: Weight;
  color: 'text' | 'muted';
}

export interface Page {
  lines: TextLine[];
  /** Where a line is drawn across the page: below labels, and fainter below a row. */
  rules: { y: number; isFaint: boolean }[];
  /** Behind the labels. */
  bands: { y: number; height: number }[];
}

/** From the feet of a line to those of the next one, in ems. */
export const LINE = 1.3;

/** How wide a line can be. */
export const widthOf = ({ width, side }: PageSize): number => width - 2 * side;

/** Where the next line comes, and the pages so far. */
export interface Writer {
  readonly size: PageSize;
  readonly pages: Page[];
  readonly page: Page;
  y: number;
  /** Goes to the next page unless so much fits on this one; whether it did. */
  need(height: number): boolean;
  space(height: number): void;
  line(text: string, size: number, weight?: Weight, color?: TextLine['color']): void;
}

export function createWriter(size: PageSize): Writer {
  const pages: Page[] = [{ lines: [], rules: [], bands: [] }];
  return {
    size,
    pages,
    y: size.top,
    get page() {
      return pages.at(-1)!;
    },
    need(height) {
      if (this.y + height <= size.height - size.bottom) return false;
      pages.push({ lines: [], rules: [], bands: [] });
      this.y = size.top;
      return true;
    },
    space(height) {
      this.y += height;
    },
    line(text, fontSize, weight = 'regular', color = 'text') {
      this.need(fontSize * LINE);
      this.page.lines.push({ text, x: size.side, y: this.y, size: fontSize, weight, color });
      this.y += fontSize * LINE;
    },
  };
}

/** Of what stands below a heading and of notes. */
export const TEXT_SIZE = 8.5;

export const paragraphWriter =
  (writer: Writer, { regular }: Fonts) =>
  (text: string, color: TextLine['color']) => {
    for (const line of wrap(oneLine(text), widthOf(writer.size), (part) => regular.width(part) * TEXT_SIZE))
      writer.line(line, TEXT_SIZE, 'regular', color);
  };
