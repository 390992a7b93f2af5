interface Words {
  /** Numbers of the months by their folded names. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 2, 15 + day)));
const STYLES = ['long', 'short'] as const;

/** What spreadsheets and other regions write, and `Intl` does not. */
const OTHER_MONTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { sept: 9 },
  de: { mrz: 3, marz: 3, maerz: 3, jan: 1, jann: 1, janner: 1, feber: 2 },
  es: { sep: 9, set: 9, setiembre: 9 },
  fr: { jan: 1, fev: 2, avril: 4, aout: 8 },
};

/** A file may come from anybody: no name of a month is that of another one elsewhere. */
const LANGUAGES = ['en', 'de', 'es', 'fr'];

const known = new Map<string, Words>();

/** The words of days in the languages of the product that have words for them, and in the user's. */
function wordsIn(locale: string): Words {
  const before = known.get(locale);
  if (before) return before;
  const months = new Map<string, number>();
  const weekdays = new Set<string>();
  for (const language of [...LANGUAGES, locale]) {
    for (const style of STYLES) {
      const month = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      const weekday = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (const [index, date] of MONTHS.entries()) months.set(folded(month.format(date)), index + 1);
      for (const date of WEEK) weekdays.add(folded(weekday.format(date)));
    }
    for (const [name, month] of Object.entries(OTHER_MONTHS[language.slice(0, 2)] ?? {}))
      months.set(name, month);
  }
  const words = { months, weekdays };
  known.set(locale, words);
  return words;
}

/** `Déc.` is `dec`. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

/** The number of the month that a word names. */
export const monthNamed = (word: string, locale: string): number | undefined =>
  wordsIn(locale).months.get(folded(word));

const FIRST = /^(\p{L}+)(?:\.?,|\.|\s)\s*/u;
const LAST = /(?:,?\s*\(|,\s*|\s+)(\p{L}+)\.?\)?$/u;
/** Behind a day in Chinese and Japanese, without a space. */
const EASTERN = /(?<=日)\s*\(?(?:[月火水木金土日](?:曜日?)?|(?:星期|周|週)[一二三四五六日天])\)?$/u;

/** A date without the day of the week in front of it or behind it. */
export function withoutWeekday(text: string, locale: string): string {
  const { weekdays } = wordsIn(locale);
  const isWeekday = (word: string | undefined) => word !== undefined && weekdays.has(folded(word));
  const first = FIRST.exec(text);
  if (isWeekday(first?.[1])) return text.slice(first![0].length);
  const last = LAST.exec(text);
  if (isWeekday(last?.[1])) return text.slice(0, last!.index);
  return text.replace(EASTERN, '');
}
