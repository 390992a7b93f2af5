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
 * letter. Its two syllabaries are one.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter]!)
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, hiragana)
    .toLowerCase();
}

const hiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

const UMLAUTS = /[äöü]/gi;

/** A text as {@link fold} writes it, and as it is written where a keyboard has no umlauts: `Mueller` for `Müller`. */
export function spellings(text: string): readonly string[] {
  const plain = fold(text);
  const composed = text.normalize('NFC');
  return composed.search(UMLAUTS) < 0 ? [plain] : [plain, fold(composed.replace(UMLAUTS, '$&e'))];
}
