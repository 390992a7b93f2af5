import makeSheet from '../../../../portal/server/rate-sheets/make/make-thread.ts';
import type { MadeSheet, SheetInput } from '../../../../portal/server/rate-sheets/sheet-content.ts';

/** What the thread of a job makes of it. */
export const made = ({ seaRates, airRates, previous, ...rest }: SheetInput): Promise<MadeSheet> =>
  makeSheet(
    {
      ...rest,
      seaRates: JSON.stringify(seaRates),
      airRates: JSON.stringify(airRates),
      previous: JSON.stringify(previous),
    },
    { progress() {} },
  );

/** Names that a document must show as they are, and run or break nothing. */
export const HOSTILE_NAMES = {
  formula: '=1+1',
  link: '=HYPERLINK("http://evil.example","x")',
  command: "+cmd|' /C calc'!A0",
  error: '#N/A',
  markup: '</t></si><b>&amp;"quotes"</b>',
  escape: '_x0041_',
  control: 'Tab\tand\u0000zero\u001b and\u0085next',
  surrogate: 'half \ud800 of a pair',
  arabic: 'ميناء جدة الإسلامي',
  hebrew: 'נמל חיפה',
  mixed: 'Port \u202eتبادل\u202c reversed',
  emoji: 'Port 🚢 of 👩‍👩‍👧‍👦 families',
  chinese: '上海港',
  greek: 'Λιμάνι Πειραιά',
  cyrillic: 'Порт Санкт-Петербург',
  accents: 'Kołobrzeg Świnoujście Ő Ž Ç ñ ø Ð ế',
  long: 'Very Long Name of a Port '.repeat(40).trim(),
  unbroken: 'x'.repeat(300),
} as const;
