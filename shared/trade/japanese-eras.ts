interface Era {
  readonly letter: string;
  readonly first: string;
  /** Of the next one. */
  readonly end: string;
}

const ERAS: Readonly<Record<string, Era>> = {
  昭和: { letter: 's', first: '1926-12-25', end: '1989-01-08' },
  平成: { letter: 'h', first: '1989-01-08', end: '2019-05-01' },
  令和: { letter: 'r', first: '2019-05-01', end: '9999-12-31' },
};

/** Names of the eras, and the letters that stand for them in numbers (`R8/3/15`). */
export const ERA = `${Object.keys(ERAS).join('|')}|[${Object.values(ERAS)
  .map(({ letter }) => letter)
  .join('')}]`;

const eraNamed = (name: string): Era =>
  ERAS[name] ?? Object.values(ERAS).find(({ letter }) => letter === name.toLowerCase())!;

/** The year of our calendar that a year of an era is; its first year may be written `元`. */
export const yearOfEra = (name: string, year: string): number =>
  Number(eraNamed(name).first.slice(0, 4)) + (year === '元' ? 1 : Number(year)) - 1;

/** Whether a day (YYYY-MM-DD) lies in the era: after its end there are no more years of it. */
export function isInEra(name: string, day: string): boolean {
  const { first, end } = eraNamed(name);
  return day >= first && day < end;
}
