import type { Browser, Page } from 'playwright-core';
import { type Comparison, frames, press, report, Times, withPage } from '../bench-pages.ts';

/** Narrows, widens and finds nothing: the whole range of a search. */
const SEARCH = [...'po-01', 'Backspace', 'Backspace', ...'12', ...Array<string>(5).fill('Backspace')];
const OPEN = Array.from({ length: 6 }, () => ['Escape', 'ArrowDown']).flat();
const PICKS = Array.from({ length: 50 }, () => ['ArrowDown', 'Enter']).flat();

const CASES = [
  { id: 'floor', page: 'floor', keys: SEARCH },
  { id: 'typing', page: 'none', keys: SEARCH },
  { id: 'typing many', page: 'many', keys: SEARCH },
  { id: 'typing mui', page: 'mui', keys: SEARCH },
  { id: 'opening', page: 'many', keys: OPEN },
  { id: 'picks floor', page: 'picks-floor', keys: PICKS },
  { id: 'picks', page: 'none', keys: PICKS },
  { id: 'picks mui', page: 'mui', keys: PICKS },
];

const ROUNDS = 8;

/**
 * Keystroke to paint of the multi-combobox with 10,000 known options, against a bare controlled React input and MUI's
 * Autocomplete. The pages take turns, so that whatever else the machine does meets all of them alike.
 */
export const run = (): Promise<Comparison[]> => withPage(new URL('page.tsx', import.meta.url), compare);

async function compare(browser: Browser, address: string): Promise<Comparison[]> {
  const times = new Times();
  const page = await browser.newPage();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { id, page: name, keys } of CASES) {
      await page.goto(`${address}?case=${name}`);
      const taken = await typeInto(page, keys);
      if (round === 0) continue;
      times.note(id, ...taken);
      times.note(
        `${id} together`,
        taken.reduce((sum, each) => sum + each, 0),
      );
    }
  }
  const line = (name: string, share: number, ours: string, against: string, most?: number): Comparison => ({
    name,
    ours: times.of(ours, share),
    against: times.of(against, share),
    ...(most !== undefined && { most }),
  });
  return [
    line('key p95, 10,000 options, against a bare input', 0.95, 'typing', 'floor', 1.5),
    line('key p50, 10,000 options, against a bare input', 0.5, 'typing', 'floor'),
    line('key p95, the same with 200 chips', 0.95, 'typing many', 'floor', 1.5),
    line('key p95, MUI against a bare input', 0.95, 'typing mui', 'floor'),
    line('opening and closing p95, 200 chips, against a key in a bare input', 0.95, 'opening', 'floor'),
    line('50 picks p50, against chips without a list', 0.5, 'picks together', 'picks floor together', 1.3),
    line('50 picks p50, MUI against chips without a list', 0.5, 'picks mui together', 'picks floor together'),
  ];
}

async function typeInto(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.locator('input').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await frames(page);
  return press(page, keys);
}

if (import.meta.main) report(await run());
