import type { Encoding } from './encodings.ts';

export interface FoundEncoding {
  encoding: Encoding;
  /** The bytes can hardly mean another text. */
  isCertain: boolean;
}

const certain = (encoding: Encoding): FoundEncoding => ({ encoding, isCertain: true });

/** So much of a file tells its encoding. */
const SAMPLE_BYTES = 256 * 1024;

const LINE_END = 0x0a;
const BEGINNING = 1000;
/** One byte in so many is zero at least in UTF-16 of texts that have numbers and separators. */
const FEWEST_ZEROS = 50;

/** What Excel saves a CSV in, where it is not Unicode: the code page of the system. */
const CODE_PAGES: Readonly<Record<string, Encoding>> = { ja: 'shift_jis', zh: 'gb18030' };

/** Per cent, of `chardet`; and so much less has the next one. */
const SURE = 80;
const LEAD = 20;

/**
 * What a text file is encoded in: by its mark, by what UTF-8 and UTF-16 alone can be, else by how often letters stand where they
 * do in texts of a language. Where nothing is certain, the code page of the user's language goes first.
 */
export async function findEncoding(bytes: Uint8Array, locale: string): Promise<FoundEncoding> {
  const unicode = unicodeOf(bytes);
  if (unicode) return certain(unicode);
  const sample = tellingPart(bytes);
  // Old programs on a Mac end their lines with a sign that no other system ends them with.
  if (endsLinesAsMacs(bytes) && isWestern(textOf(sample, 'macintosh'))) return certain('macintosh');
  const doubles = await doublesOf(sample);
  const [best, next] = doubles;
  if (isMostlyUtf8(sample)) return { encoding: 'utf-8', isCertain: false };
  if (isWestern(textOf(sample, 'windows-1252')))
    return {
      encoding: 'windows-1252',
      isCertain: (best?.confidence ?? 0) < SURE && !(await isCentral(sample)),
    };
  if (best && best.confidence >= SURE && best.confidence - (next?.confidence ?? 0) >= LEAD)
    return certain(best.encoding);
  const own = doubles.find(({ encoding }) => encoding === CODE_PAGES[locale]);
  return { encoding: (own ?? best)?.encoding ?? 'windows-1252', isCertain: false };
}

/**
 * Whether a text of Windows-1252 may as well be one of Central Europe or Turkey, whose letters have the same bytes (`Gdañsk` is
 * Gdańsk): it is read otherwise in their code pages, and not clearly in a language of Western Europe.
 */
async function isCentral(bytes: Uint8Array): Promise<boolean> {
  const western = textOf(bytes, 'windows-1252');
  if (TURKISH.test(western)) return true;
  if (textOf(bytes, 'windows-1250') === western) return false;
  const { ISO_8859_1, ISO_8859_2 } = await import('chardet/lib/encoding/sbcs.js');
  const context = contextOf(bytes);
  const confidenceOf = (recogniser: { match(context: Context): { confidence: number } | null }) =>
    recogniser.match(context)?.confidence ?? 0;
  return confidenceOf(new ISO_8859_2()) >= confidenceOf(new ISO_8859_1());
}

/** A few bytes that are none of UTF-8, such as those that a program cut off, don't make another text of it. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const signs = textOf(bytes, 'utf-8').match(/[^\0-\x7f]/gu) ?? [];
  const broken = signs.filter((sign) => sign === '\ufffd').length;
  return signs.length >= FEWEST_SIGNS && broken * MOST_BROKEN <= signs.length;
}

/** The encodings with two bytes for most letters that the bytes may be in, the likeliest first. */
async function doublesOf(bytes: Uint8Array): Promise<{ encoding: Encoding; confidence: number }[]> {
  // The whole of `chardet` asks for the file system of Node, which a browser doesn't have.
  const { big5, euc_kr, gb_18030, sjis } = await import('chardet/lib/encoding/mbcs.js');
  const recognisers = [
    ['shift_jis', new sjis()],
    ['gb18030', new gb_18030()],
    ['euc-kr', new euc_kr()],
    ['big5', new big5()],
  ] as const;
  const context = contextOf(bytes);
  return recognisers
    .filter(([encoding]) => isText(bytes, encoding))
    .map(([encoding, recogniser]) => ({ encoding, confidence: recogniser.match(context)?.confidence ?? 0 }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
}

/** What `chardet` looks at. */
const contextOf = (bytes: Uint8Array) => ({
  ...{ rawInput: bytes, rawLen: bytes.length, inputBytes: bytes, inputLen: bytes.length },
  ...{ byteStats: [], c1Bytes: false },
});
type Context = ReturnType<typeof contextOf>;

/** The part of a file that tells its encoding: it begins with the first line that has more than plain letters. */
export function tellingPart(bytes: Uint8Array): Uint8Array {
  const first = Math.max(
    bytes.findIndex((byte) => byte > 0x7f),
    0,
  );
  const start = bytes.lastIndexOf(LINE_END, first) + 1;
  return bytes.subarray(start, start + SAMPLE_BYTES);
}

/** A text in an encoding; what it can't be has signs of replacement. */
export const textOf = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

function unicodeOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // In UTF-16 every second byte of most letters is zero; in other texts one may stand where something was filled up.
  const beginning = bytes.subarray(0, BEGINNING);
  const zeros = [0, 1].map((place) => beginning.filter((byte, n) => byte === 0 && n % 2 === place).length);
  const [even = 0, odd = 0] = zeros;
  if (even + odd > 0 && (even + odd) * FEWEST_ZEROS >= beginning.length)
    return odd > even ? 'utf-16le' : 'utf-16be';
  if (!isText(bytes, 'utf-8', false)) return undefined;
  return holds(bytes, JIS_SHIFTS) && isText(bytes, 'iso-2022-jp', false) ? 'iso-2022-jp' : 'utf-8';
}

const [CARRIAGE_RETURN, ESCAPE] = [0x0d, 0x1b];

const endsLinesAsMacs = (bytes: Uint8Array): boolean =>
  bytes.includes(CARRIAGE_RETURN) && !bytes.includes(LINE_END);

/** What mails from Japan write in front of their letters, in plain bytes alone. */
const JIS_SHIFTS = ['$B', '$@'].map((shift) => [ESCAPE, ...new TextEncoder().encode(shift)]);

/** Whether one of these rows of bytes stands in a text. */
function holds(bytes: Uint8Array, rows: readonly (readonly number[])[]): boolean {
  for (let at = bytes.indexOf(ESCAPE); at >= 0; at = bytes.indexOf(ESCAPE, at + 1))
    if (rows.some((row) => row.every((byte, n) => bytes[at + n] === byte))) return true;
  return false;
}

/** Whether the bytes can be a text of the encoding, the last letter of a part may be cut. */
function isText(bytes: Uint8Array, encoding: Encoding, isPart = true): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isPart });
    return encoding === 'utf-8' || !/[\u0080-\u009f\ue000-\uf8ff]/.test(text);
  } catch {
    return false;
  }
}

/** Letters of Iceland, which Turkish ones have the bytes of. */
const TURKISH = /[ÝÞÐýþð]/;
/** So many letters beyond plain ones, and one in so many of them may be broken. */
const FEWEST_SIGNS = 4;
const MOST_BROKEN = 4;

/** Letters and signs of Western European languages, and what office programs write for quotes, dashes and spaces. */
const WESTERN = /^[\0-\x7fÀ-ÖØ-öø-ÿŒœŸŠšŽž‘’‚“”„–—…•€£§°²«»·´¡¿ºª©®\u00a0]*$/;
/** In these languages hardly any word has two letters in a row that aren't plain ones, and none has three. */
const IN_A_ROW = /[À-ÿŒœŠšŽž]{3}/;
const PAIRS = /[À-ÿŒœŠšŽž]{2}/g;
/** `Größe`, `créée`, `opção` */
const KNOWN_PAIRS = /[äöü]ß|éé|ç[ãõ]/g;
const LETTERS = /[À-ÿŒœŠšŽž]/g;
const MOST_PAIRS = 0.1;

function isWestern(text: string): boolean {
  if (!WESTERN.test(text) || IN_A_ROW.test(text)) return false;
  const letters = text.match(LETTERS)?.length ?? 0;
  return (text.replace(KNOWN_PAIRS, '').match(PAIRS)?.length ?? 0) <= letters * MOST_PAIRS;
}
