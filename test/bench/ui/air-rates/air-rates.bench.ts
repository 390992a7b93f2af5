import type { Browser, Page } from 'playwright-core';
import { readCsv } from '../../../../portal/server/db/seed/csv.ts';
import { AIRLINES } from '../../../../portal/server/db/seed/data/airlines.ts';
import { CHARGES } from '../../../../portal/server/db/seed/data/charge-types.ts';
import { type Comparison, frames, press, pressAtOnce, report, Times, withPage } from '../bench-pages.ts';

const DIGITS = [...'1234.56', ...Array<string>(4).fill('Backspace'), ...'78'];
const ROUNDS = 6;

const ROWS = 'rows=1000&columns=16';
const FORM = `?case=form&${ROWS}`;
/** A bare input of that name, or the cell, which has one once it has the focus. */
const PRICE = '[aria-label="+ 100 Kgs row 5"], tr[aria-rowindex="6"] > [data-column="level 100"]';
const FIRST = 'tr[aria-rowindex="2"] > [data-column=from]';

const TYPING = [
  { id: 'floor', query: '?case=floor' },
  { id: 'form', query: FORM },
  { id: 'refused', query: FORM },
  { id: 'alone', query: `?case=alone&${ROWS}` },
];

const LISTS = {
  airports: readCsv('airports.csv').map(({ iata, city }, index) => ({
    id: index + 1,
    code: iata,
    city,
    cityIden: iata,
  })),
  airlines: AIRLINES.map(([, companyName], index) => ({ id: index + 1, companyName })),
  chargeNames: CHARGES.map(([chargeIden, description], index) => ({
    id: index + 1,
    chargeIden,
    description,
  })),
};

/**
 * The whole form of air rates with 1,000 lanes of a stored draft, with checks, warnings, the lanes of the last submission
 * to compare with, and the draft stored as one types; against a bare controlled input, its table alone, and
 * react-data-grid. The pages take turns, so that whatever else the machine does meets all of them alike.
 */
export const run = (): Promise<Comparison[]> =>
  withPage(new URL('page.tsx', import.meta.url), compare, { '/rdg.css': 'react-data-grid/lib/styles.css' });

async function compare(browser: Browser, address: string): Promise<Comparison[]> {
  const page = await browser.newPage();
  await page.addInitScript((lists) => void Object.assign(globalThis, { lists }), LISTS);
  const times = new Times();
  const draw = async (query: string) => {
    // Until the page before is gone its element holds the draft.
    await page.goto('about:blank');
    await page.goto(address + query);
    return (await page.evaluate('mounted')) as number;
  };
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = round > 0 ? times : new Times();
    for (const { id, query } of TYPING) {
      taken.note(`draw ${id === 'refused' ? 'form' : id}`, await draw(query));
      await frames(page);
      if (id === 'refused') await page.evaluate('refuseDrafts()');
      await enterPrice(page);
      taken.note(`key ${id}`, ...(await press(page, DIGITS)));
      taken.note(`fast key ${id}`, ...(await pressAtOnce(page, [...DIGITS, ...DIGITS, ...DIGITS])));
      if (id === 'form' || id === 'alone')
        taken.note(`scroll ${id}`, ...((await page.evaluate('timeScroll()')) as number[]));
    }
    taken.note('draw rdg', await draw(`?case=rdg&${ROWS}`));
    for (const id of ['form', 'alone']) {
      await draw(`?case=${id}&${ROWS}`);
      await page.locator(FIRST).focus();
      await frames(page);
      taken.note(`paste ${id}`, (await page.evaluate('timePaste(500, 12)')) as number);
    }
  }
  const line = (name: string, share: number, ours: string, against: string, most?: number): Comparison => ({
    name,
    ours: times.of(ours, share),
    against: times.of(against, share),
    ...(most !== undefined && { most }),
  });
  return [
    line('key p95, whole form of 1,000 lanes, against a bare input', 0.95, 'key form', 'key floor', 1.5),
    line('key p50, whole form, against a bare input', 0.5, 'key form', 'key floor'),
    line('key p95, table alone, against a bare input', 0.95, 'key alone', 'key floor'),
    line('key p50, whole form, against its table alone', 0.5, 'key form', 'key alone'),
    line('key p95, draft stored, against a device that refuses it', 0.95, 'key form', 'key refused'),
    line('key p95 without pauses, draft stored, against refused', 0.95, 'fast key form', 'fast key refused'),
    line('key p95 without pauses, whole form, against a bare input', 0.95, 'fast key form', 'fast key floor'),
    line('paste 500 x 12 p50, whole form, against one key', 0.5, 'paste form', 'key form', 10),
    line('paste 500 x 12 p50, whole form, against its table alone', 0.5, 'paste form', 'paste alone'),
    line('scroll, longest frame, whole form, against its table alone', 1, 'scroll form', 'scroll alone'),
    line('first drawing p50, whole form, against its table alone', 0.5, 'draw form', 'draw alone'),
    line('first drawing p50, whole form, against react-data-grid', 0.5, 'draw form', 'draw rdg'),
  ];
}

async function enterPrice(page: Page): Promise<void> {
  await page.locator(PRICE).first().focus();
  await page.keyboard.press('1');
  await page.keyboard.press('Backspace');
  await frames(page);
}

if (import.meta.main) report(await run());
