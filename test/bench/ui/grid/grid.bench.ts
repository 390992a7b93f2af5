import type { Browser, Page } from 'playwright-core';
import { type Comparison, frames, layering, press, report, Times, withPage } from '../bench-pages.ts';

const DIGITS = [...'1234.56', ...Array<string>(4).fill('Backspace'), ...'78'];
const ROUNDS = 10;

const SMALL = 'rows=300&columns=8';
const LARGE = 'rows=1000&columns=16';

const TYPING = [
  { id: 'floor', query: '?case=floor' },
  { id: 'small', query: `?case=grid&${SMALL}` },
  { id: 'large', query: `?case=grid&${LARGE}` },
  { id: 'rdg', query: `?case=rdg&${LARGE}` },
  { id: 'glide', query: `?case=glide&${LARGE}` },
  { id: 'naive', query: `?case=naive&${SMALL}` },
];

/**
 * Typing, drawing, pasting and scrolling in the grid, against a bare controlled input, react-data-grid, Glide Data Grid, and a
 * table of inputs as one writes it first. The pages take turns, so that whatever else the machine does meets all of them alike.
 */
export const run = (): Promise<Comparison[]> =>
  withPage(new URL('page.tsx', import.meta.url), compare, {
    '/rdg.css': 'react-data-grid/lib/styles.css',
    '/glide.css': '@glideapps/glide-data-grid/dist/index.css',
  });

/** Of ours and the peers: they are scrolled, too. */
const PEERS = ['large', 'rdg', 'glide'];

async function compare(browser: Browser, address: string): Promise<Comparison[]> {
  const page = await browser.newPage();
  const times = new Times();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = round > 0 ? times : new Times();
    for (const { id, query } of TYPING) {
      await page.goto(address + query);
      taken.note(`draw ${id}`, (await page.evaluate('mounted')) as number);
      taken.note(`key ${id}`, ...(await typeInto(page, id)));
      if (PEERS.includes(id))
        taken.note(`scroll ${id}`, ...((await page.evaluate('timeScroll()')) as number[]));
    }
    await pasteAsLine(page, address, taken);
  }
  await countLayers(browser, page, address, times);
  // All of its inputs are in the page, which takes so long that twice must do.
  for (let round = 0; round < 2; round += 1) {
    await page.goto(`${address}?case=naive&${LARGE}`);
    times.note('draw naive large', (await page.evaluate('mounted')) as number);
    times.note('scroll naive', ...((await page.evaluate('timeScroll()')) as number[]));
  }
  const line = (name: string, share: number, ours: string, against: string, most?: number): Comparison => ({
    name,
    ours: times.of(ours, share),
    against: times.of(against, share),
    ...(most !== undefined && { most }),
  });
  return [
    line('key p95, 300 x 8, against a bare input', 0.95, 'key small', 'key floor', 1.5),
    line('key p95, 1,000 x 16, against a bare input', 0.95, 'key large', 'key floor', 1.7),
    line('key p95, 1,000 x 16, against Glide', 0.95, 'key large', 'key glide', 1),
    line('key p50, 1,000 x 16, against a bare input', 0.5, 'key large', 'key floor'),
    line('key p95, 1,000 x 16, react-data-grid against a bare input', 0.95, 'key rdg', 'key floor'),
    line('key p95, 1,000 x 16, Glide against a bare input', 0.95, 'key glide', 'key floor'),
    line(
      'layers looked at for a key, 1,000 x 16, against react-data-grid',
      0.5,
      'layers large',
      'layers rdg',
      1,
    ),
    line('layers made anew for a key, 1,000 x 16, against react-data-grid', 0.5, 'anew large', 'anew rdg', 1),
    line('key p95, 300 x 8, naive against a bare input', 0.95, 'key naive', 'key floor'),
    line('first drawing p50, 1,000 x 16, against react-data-grid', 0.5, 'draw large', 'draw rdg', 0.9),
    line('first drawing p50, 1,000 x 16, against Glide', 0.5, 'draw large', 'draw glide'),
    line('first drawing p50, 1,000 x 16, against naive', 0.5, 'draw large', 'draw naive large', 0.2),
    line('first drawing p50, 300 x 8, against naive', 0.5, 'draw small', 'draw naive', 1),
    line('paste 100 x 6 into 1,000 x 16 p50, against react-data-grid', 0.5, 'paste large', 'paste rdg'),
    line('paste 100 x 6 into 1,000 x 16 p50, against Glide', 0.5, 'paste large', 'paste glide', 1),
    line('paste 100 x 6 into 1,000 x 16 p50, against naive drawing', 0.5, 'paste large', 'load naive', 1),
    line('paste 300 x 6 p50, against drawing those rows', 0.5, 'paste', 'load', 3),
    line('scroll 1,000 x 16, longest frames (p95), against naive', 0.95, 'scroll large', 'scroll naive'),
    line('scroll 1,000 x 16, p95, against react-data-grid', 0.95, 'scroll large', 'scroll rdg', 1),
    line('scroll 1,000 x 16, p95, against Glide', 0.95, 'scroll large', 'scroll glide'),
  ];
}

/** A bare input, or a cell of ours, which has one once it has the focus. */
const cellAt = (column: string, row: number) =>
  `[aria-label="${column} row ${row}"], tr[aria-rowindex="${row + 1}"] > [data-column="${column}"]`;

/** A cell of react-data-grid, which has an input only while it is edited. */
const rdgCell = (page: Page) => page.locator('[aria-rowindex="6"] [aria-colindex="2"]');

/** The same cell of Glide, within its canvas: below the heading, and beside the first column. */
const GLIDE_CELL = { position: { x: 150, y: 36 + 34 * 4 + 17 } };
const glideCanvas = (page: Page) => page.locator('canvas').first();

async function enter(page: Page, id: string): Promise<void> {
  if (id === 'rdg') await rdgCell(page).dblclick();
  else if (id === 'glide') await glideCanvas(page).click(GLIDE_CELL);
  else await page.locator(cellAt('c1', 5)).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await frames(page);
}

async function typeInto(page: Page, id: string): Promise<number[]> {
  await enter(page, id);
  return press(page, DIGITS);
}

/** Of each key, in a run by itself: tracing takes its time. */
async function countLayers(browser: Browser, page: Page, address: string, times: Times): Promise<void> {
  for (const { id, query } of TYPING.filter(({ id }) => PEERS.includes(id))) {
    await page.goto(address + query);
    await page.evaluate('mounted');
    await enter(page, id);
    const { layers, anew } = await layering(browser, page, () => press(page, DIGITS));
    times.note(`layers ${id}`, layers / DIGITS.length);
    times.note(`anew ${id}`, anew / DIGITS.length);
  }
}

async function pasteAsLine(page: Page, address: string, times: Times): Promise<void> {
  const time = async (name: string, query: string, code: string, enter?: () => Promise<void>) => {
    await page.goto(address + query);
    await page.evaluate('mounted');
    await enter?.();
    await frames(page);
    times.note(name, (await page.evaluate(code)) as number);
  };
  const focus = (column: string, row: number) => () => page.locator(cellAt(column, row)).focus();
  await time('load', '?case=grid&rows=1&columns=8', 'timeLoad(300)', focus('c0', 1));
  await time('paste', '?case=grid&rows=1&columns=8', 'timePaste(300, 6)', focus('c0', 1));
  await time('paste large', `?case=grid&${LARGE}`, 'timePaste(100, 6)', focus('c1', 5));
  await time('paste rdg', `?case=rdg&${LARGE}`, 'timePaste(100, 6)', () => rdgCell(page).click());
  await time('paste glide', `?case=glide&${LARGE}`, 'timePaste(100, 6)', () =>
    glideCanvas(page).click(GLIDE_CELL),
  );
  await time('load naive', '?case=naive&rows=1&columns=8', 'timeLoad(300)');
}

if (import.meta.main) report(await run());
