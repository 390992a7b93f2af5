/** A part of a line in which all letters go one way. */
export interface LinePart {
  text: string;
  isRightToLeft: boolean;
}

const BACKWARD = '\\p{Script=Arabic}\\p{Script=Hebrew}';
/** Words that go from right to left, with what is between them as long as no other letter is. */
const STRETCH = new RegExp(`[${BACKWARD}]+(?:[^\\p{L}${BACKWARD}]+[${BACKWARD}]+)*`, 'gu');
/** A word, a number, or any other sign. */
const PIECE = new RegExp(`[${BACKWARD}]+|\\p{Nd}(?:[\\p{Nd}.,:/-]*\\p{Nd})?|.`, 'gu');
const WORD = new RegExp(`^[${BACKWARD}]`, 'u');
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/**
 * The parts of a line in the order in which they are drawn, from left to right. The line itself goes from left to right, as those of
 * all our languages do; in it stand names that go the other way, whose numbers don't.
 */
export function partsOfLine(line: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  const before = (start: number) => {
    if (start > end) parts.push({ text: line.slice(end, start), isRightToLeft: false });
  };
  for (const { 0: stretch, index } of line.matchAll(STRETCH)) {
    before(index);
    parts.push(...(stretch.match(PIECE) ?? []).reverse().map(partOf));
    end = index + stretch.length;
  }
  before(line.length);
  return parts;
}

const partOf = (piece: string): LinePart => ({
  text: MIRRORED[piece] ?? piece,
  isRightToLeft: WORD.test(piece),
});
