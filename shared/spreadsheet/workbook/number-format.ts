import { decimal } from '../../trade/decimal.ts';
import { unmistakable } from '../../trade/number-notation.ts';
import { numberText } from '../number-text.ts';

/** What a cell shows of a number: as a text, and where numbers are read. */
export interface ShownNumber {
  /** As it is seen, but with all decimals and without groups: `00004500`, `15%`, `4.2 €`. */
  readonly text: string;
  /** Without zeros in front, and as no notation takes it for another number: `2.3450 €`. */
  readonly number: string;
}

/** One part of a format, for numbers of a sign, by what it shows beside digits and decimals. */
interface Section {
  readonly before: string;
  /** Places of digits from left to right, and what stands among them. */
  readonly places: readonly string[];
  /** How many digits there are at least, and whether nothing stands among them. */
  readonly least: number;
  readonly areDigits: boolean;
  readonly after: string;
  /** What the number is multiplied with, as a power of ten. */
  readonly scale: number;
  /** It shows something beside the plain number, or nothing at all: zeros are often hidden so. */
  readonly isTelling: boolean;
}

/** Of a format, as spreadsheets have it. */
const LONGEST = 255;
const PLACE = /[0#?]/;
/**
 * What a section consists of: quoted texts, signs that stand for themselves, a space as wide as a sign, a sign that fills the cell,
 * a colour, a language or a currency in brackets, and places.
 */
const PARTS = /"([^"]*)"?|\\(.)|[_*].|\[(?:\$([^\]-]*)(?:-[^\]]*)?|[^\]]*)\]|General|./gsu;
const CONDITION = /\[[<>=]/;
/** Powers of ten and fractions are only another way to write the number itself. */
const OTHERWISE_WRITTEN = /E[+-]|[0#?]\s*\/\s*[0#?\d]/;
/** Quoted texts, and signs that stand for themselves. */
const LITERALS = /"[^"]*"|\\./gs;

const formats = new Map<string, readonly Section[] | undefined>();

/**
 * What a number format shows beside the plain number where that is part of the value (zeros in front, per cent, thousands,
 * a currency or unit); undefined where it shows nothing else. Nothing is rounded.
 */
export function shownNumber(value: number, code: string): ShownNumber | undefined {
  const sections = sectionsOf(code);
  if (!sections) return undefined;
  const isNegative = value < 0;
  const own = isNegative ? sections[1] : value === 0 ? sections[2] : undefined;
  const section = own ?? sections[0]!;
  const { before, places, after, scale } = section;
  if (!section.isTelling) return undefined;
  const plain = numberText(Math.abs(value));
  const number = scale === 0 ? plain : decimal(plain).times(powerOfTen(scale)).toFixed();
  const [whole = '', decimals] = number.split('.');
  const sign = isNegative && own === undefined ? '-' : '';
  const around = (digits: string) => `${before}${sign}${digits}${after}`.trim();
  if (places.length === 0 || (number === '0' && !places.includes('0'))) {
    const text = `${before}${after}`.trim();
    return { text, number: text };
  }
  // What is only shown in red is a number below zero all the same.
  const isUnsigned = isNegative && own !== undefined && !/[-(]/.test(before + after);
  const digits = section.areDigits ? whole.padStart(section.least, '0') : placed(whole, places);
  const shown = digits + (decimals === undefined ? '' : `.${decimals}`);
  return { text: around(shown), number: (isUnsigned ? '-' : '') + around(unmistakable(number)) };
}

/** Whether a format shows anything beside the plain number. */
export const isTelling = (code: string): boolean => sectionsOf(code) !== undefined;

function sectionsOf(code: string): readonly Section[] | undefined {
  if (!formats.has(code)) formats.set(code, readSections(code));
  return formats.get(code);
}

function readSections(code: string): readonly Section[] | undefined {
  if (code.length > LONGEST) return undefined;
  const bare = code.replace(LITERALS, '');
  if (OTHERWISE_WRITTEN.test(bare)) return undefined;
  const all = divided(code);
  if (CONDITION.test(bare)) return alikeIn(all.map((section) => readSection(section, false)));
  const sections = all.slice(0, 3).map((section) => readSection(section, all.length > 2));
  return sections.some(({ isTelling }) => isTelling) ? sections : undefined;
}

/** Of sections for other numbers than those of a sign: what all of them show beside the number. */
function alikeIn(sections: readonly Section[]): readonly Section[] | undefined {
  const [first, ...others] = sections;
  const isAlike = ({ before, after, scale }: Section) =>
    before === first!.before && after === first!.after && scale === first!.scale;
  return first?.isTelling && others.every(isAlike) ? [first] : undefined;
}

const isTellingSection = ({ before, after, scale, least, areDigits }: Omit<Section, 'isTelling'>): boolean =>
  /[^\s()+-]/.test(before + after) || scale !== 0 || least > 1 || !areDigits;

const powerOfTen = (scale: number): string =>
  scale < 0 ? `0.${'0'.repeat(-scale - 1)}1` : `1${'0'.repeat(scale)}`;

/** The sections of a format, for positive and negative numbers and zero. */
function divided(code: string): readonly string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/"[^"]*"?|\\.|\[[^\]]*\]|;|./gs))
    if (part === ';') sections.push('');
    else sections[sections.length - 1] += part;
  return sections;
}

function readSection(section: string, mayBeEmpty: boolean): Section {
  let [before, after] = ['', ''];
  const places: string[] = [];
  let [percents, thousands] = [0, 0];
  let isBehindPoint = false;
  const write = (text: string) => {
    if (places.length === 0) before += text;
    else after += text;
  };
  const place = (sign: string) => {
    if (isBehindPoint) return;
    places.push(...after, sign);
    [after, thousands] = ['', 0];
  };
  for (const [part, quoted, escaped, currency] of section.matchAll(PARTS)) {
    if (quoted !== undefined || escaped !== undefined) write(quoted ?? escaped!);
    else if (part.startsWith('[')) write(currency ?? '');
    else if (part.startsWith('_') || part.startsWith('*')) write(' ');
    else if (part === 'General' || part === '@') place('0');
    else if (PLACE.test(part)) place(part === '0' ? '0' : '#');
    else if (part === '.' && places.length > 0) isBehindPoint = true;
    else if (part === ',' && places.length > 0) thousands += 1;
    else {
      if (part === '%') percents += 1;
      write(part);
    }
  }
  const read = {
    ...{ before, places, after, scale: 2 * percents - 3 * thousands },
    least: places.filter((place) => place === '0').length,
    areDigits: places.every((place) => PLACE.test(place)),
  };
  return { ...read, isTelling: (mayBeEmpty && section === '') || isTellingSection(read) };
}

/** The digits at their places from the right, with zeros where the format wants them; more digits stand in front. */
function placed(digits: string, places: readonly string[]): string {
  const wanted = places.filter((place) => place === '0').length;
  const left = [...digits.replace(/^0+(?=\d)/, '').padStart(wanted, '0')];
  let text = '';
  for (const place of places.toReversed()) {
    if (!PLACE.test(place)) text = left.length > 0 ? place + text : text;
    else text = (left.pop() ?? '') + text;
  }
  return left.join('') + text;
}
