import type { Browser, Page } from 'playwright-core';
import { frames, percentile, press, withPage } from './bench-pages.ts';

/** One thing measured: of the grid, of what it is held against, and how far it may be from it. */
interface Row {
  name: string;
  ours: number;
  against: number;
  target: string;
  isMet: boolean;
}

const DIGITS = [...'1234.56', ...Array<string>(4).fill('Backspace'), ...'78'];
const ROUNDS = 10;
const FRAME = 1000 / 60;

const TYPING = [
  { id: 'floor', address: '?case=floor' },
  { id: 'grid', address: '?case=grid&rows=300&columns=8' },
  { id: 'large', address: '?case=grid&rows=1000&columns=16' },
  { id: 'naive', address: '?case=naive&rows=300&columns=8' },
];

/**
 * Typing, pasting, mounting and scrolling in the grid, against a bare controlled input and a table of them as one
 * writes it first. The pages take turns, so that whatever else the machine does meets all of them alike.
 */
export const run = (): Promise<Row[]> => withPage(new URL('grid-page.tsx', import.meta.url), compare);

async function compare(browser: Browser, address: string): Promise<Row[]> {
  const page = await browser.newPage();
  const taken = new Map<string, number[]>();
  const note = (name: string, ...values: number[]) =>
    taken.set(name, [...(taken.get(name) ?? []), ...values]);
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const keep = round > 0 ? note : () => undefined;
    for (const { id, address: query } of TYPING) {
      await page.goto(address + query);
      keep(`mount ${id}`, (await page.evaluate('mounted')) as number);
      keep(id, ...(await typeInto(page)));
      if (id === 'large') keep('scroll', ...((await page.evaluate('timeScroll()')) as number[]));
    }
    await pasteInto(page, address, keep);
  }
  // All of its inputs are in the page, which takes so long that twice must do.
  for (let round = 0; round < 2; round += 1) {
    await page.goto(`${address}?case=naive&rows=1000&columns=16`);
    note('mount naive large', (await page.evaluate('mounted')) as number);
    note('scroll naive', ...((await page.evaluate('timeScroll()')) as number[]));
  }
  const of = (name: string, share: number) => percentile(taken.get(name) ?? [], share);
  const ratio = (name: string, ours: number, against: number, most?: number): Row => ({
    name,
    ours,
    against,
    target: `${(ours / against).toFixed(2)}${most === undefined ? '' : ` of ${most}`} x`,
    isMet: most === undefined || ours <= against * most,
  });
  const more = of('paste', 0.5) - of('load', 0.5);
  return [
    ratio('key p95, 300 x 8, against a bare input', of('grid', 0.95), of('floor', 0.95), 1.5),
    ratio('key p95, 1,000 x 16, against a bare input', of('large', 0.95), of('floor', 0.95), 1.5),
    ratio('key p95, naive 300 x 8, against a bare input', of('naive', 0.95), of('floor', 0.95)),
    {
      name: 'paste 300 x 6 p50, against drawing those rows',
      ours: of('paste', 0.5),
      against: of('load', 0.5),
      target: `${(more / FRAME).toFixed(1)} of 3 frames more`,
      isMet: more <= 3 * FRAME,
    },
    ratio(
      'paste 100 x 6 p50 into 1,000 x 16, against naive drawing',
      of('paste large', 0.5),
      of('load naive', 0.5),
      1,
    ),
    ratio('mount 300 x 8 p50, against naive', of('mount grid', 0.5), of('mount naive', 0.5), 1),
    ratio('mount 1,000 x 16 p50, against naive', of('mount large', 0.5), of('mount naive large', 0.5), 0.2),
    ratio(
      'scroll 1,000 x 16, longest frames (p95), against naive',
      of('scroll', 0.95),
      of('scroll naive', 0.95),
    ),
  ];
}

async function typeInto(page: Page): Promise<number[]> {
  await page.locator('[aria-label="c1 row 5"]').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await frames(page);
  return press(page, DIGITS);
}

async function pasteInto(
  page: Page,
  address: string,
  note: (name: string, value: number) => void,
): Promise<void> {
  const time = async (name: string, query: string, code: string, cell?: string) => {
    await page.goto(address + query);
    await page.evaluate('mounted');
    if (cell) await page.locator(`[aria-label="${cell}"]`).focus();
    await frames(page);
    note(name, (await page.evaluate(code)) as number);
  };
  await time('load', '?case=grid&rows=1&columns=8', 'timeLoad(300)', 'c0 row 1');
  await time('paste', '?case=grid&rows=1&columns=8', 'timePaste(300, 6)', 'c0 row 1');
  await time('paste large', '?case=grid&rows=1000&columns=16', 'timePaste(100, 6)', 'c1 row 5');
  await time('load naive', '?case=naive&rows=1&columns=8', 'timeLoad(300)');
}

if (import.meta.main) {
  const rows = await run();
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(
    rows.map(({ name, ours, against, target }) => ({
      name,
      ours: ours.toFixed(1),
      against: against.toFixed(1),
      target,
    })),
  );
  if (rows.some((row) => !row.isMet)) process.exitCode = 1;
}
