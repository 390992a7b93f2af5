/** Letters that Unicode doesn't take apart into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as a search compares it: case, width and accents don't matter, so that `łodz` finds `Łódź` and `ＰＯ１` from a
 * Japanese keyboard `po1`. Only marks of Latin, Greek and Cyrillic letters are dropped: in Japanese they make another
 * letter.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter]!)
    .normalize('NFC')
    .toLowerCase();
}
