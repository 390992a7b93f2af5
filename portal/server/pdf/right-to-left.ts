import bidiFactory from 'bidi-js';

/** A part of a line whose letters all go one way. */
export interface LinePart {
  text: string;
  isRightToLeft: boolean;
}

const bidi = bidiFactory();

/**
 * The parts of a line in the order in which they are drawn, from left to right; the letters of each stay in the order in which
 * they are read. The line itself goes from left to right, as those of all our languages do; names in it may go the other way.
 */
export function partsOfLine(line: string): LinePart[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr');
  const parts: { text: string; level: number }[] = [];
  for (const [n, level] of levels.entries()) {
    const letter = line.charAt(n);
    const drawn = isOdd(level) ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = parts.at(-1);
    if (last?.level === level) last.text += drawn;
    else parts.push({ text: drawn, level });
  }
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) turn(parts, (part) => part.level >= level);
  return parts.map(({ text, level }) => ({ text, isRightToLeft: isOdd(level) }));
}

const isOdd = (level: number): boolean => level % 2 === 1;

/** Turns each stretch of such parts round. */
function turn<Part>(parts: Part[], isTurned: (part: Part) => boolean): void {
  for (let start = 0; start < parts.length; start += 1) {
    let end = start;
    while (end < parts.length && isTurned(parts[end]!)) end += 1;
    parts.splice(start, end - start, ...parts.slice(start, end).reverse());
    start = end;
  }
}
