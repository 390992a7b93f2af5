import { plainSigns } from '../trade/plain-signs.ts';

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
  // The Greek s at the end of a word.
  ς: 'σ',
};

/** Office programs replace an apostrophe while typing, too. */
const APOSTROPHES = /[\u2018\u2019\u02bc]/g;

/**
 * A text as a search compares it: case, width, accents, the kind of hyphens and apostrophes and what nobody sees don't matter, so
 * that `łodz` finds `Łódź`, and `ＰＯ１` from a Japanese keyboard `po1`. Only marks of Latin, Greek and Cyrillic letters are
 * dropped: in Japanese they make another letter. Its two syllabaries are one. The database does the same (migration
 * `0096-look-alikes`).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~]*$/.test(lower)) return lower;
  return plainSigns(lower.normalize('NFKD'))
    .replace(APOSTROPHES, "'")
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN[letter]!)
    .normalize('NFC')
    .replace(/[\u30a1-\u30f6]/g, hiragana)
    .toLowerCase();
}

const hiragana = (katakana: string) => String.fromCharCode(katakana.charCodeAt(0) - 0x60);

const UMLAUTS = /[äöü]/gi;

/** A text, and with an e behind each umlaut, as keyboards without umlauts write it: folded, these are its spellings. */
export function writings(text: string): readonly string[] {
  const composed = text.normalize('NFC');
  return composed.search(UMLAUTS) < 0 ? [text] : [text, composed.replace(UMLAUTS, '$&e')];
}

/** A text as {@link fold} writes it, and as it is written where a keyboard has no umlauts: `Mueller` for `Müller`. */
export const spellings = (text: string): readonly string[] => writings(text).map(fold);

/** Finds texts that have the part in one of their spellings; a blank part is in all. */
export function finder(part: string): (text: string) => boolean {
  const wanted = spellings(part.trim());
  return (text) => {
    const written = spellings(text);
    return wanted.some((one) => written.some((spelling) => spelling.includes(one)));
  };
}
