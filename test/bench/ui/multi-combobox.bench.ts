import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import {
  type InputPluginOption,
  rollup,
  type TreeshakingOptions,
  type WarningHandlerWithDefault,
} from 'rollup';
import { findBrowser } from '../../helpers/browser.ts';

export interface Row {
  name: string;
  /** Milliseconds from the trusted key event to the second animation frame. */
  p50: number;
  p95: number;
  /** p95 against the bare controlled input of the same run. */
  ratio: number;
  /** The ratio must not be higher. */
  target: number;
}

/** Narrows, widens and finds nothing: the whole range of a search. */
const SEARCH = [...'po-01', 'Backspace', 'Backspace', ...'12', ...Array<string>(5).fill('Backspace')];

const OPEN = Array.from({ length: 6 }, () => ['Escape', 'ArrowDown']).flat();

const CASES = [
  { id: 'floor', page: 'floor', keys: SEARCH, name: 'bare controlled input', target: 1 },
  { id: 'none', page: 'none', keys: SEARCH, name: 'typing, 10,000 options', target: 1.5 },
  { id: 'many', page: 'many', keys: SEARCH, name: 'typing, 10,000 options, 200 chips', target: 1.5 },
  { id: 'open', page: 'many', keys: OPEN, name: 'opening and closing, the same', target: 1.5 },
];

const ROUNDS = 12;

/**
 * Keystroke to paint of the multi-combobox with 10,000 known options, against a bare controlled React input. The
 * pages take turns, so that whatever else the machine does meets all of them alike.
 */
export async function run(): Promise<Row[]> {
  const script = await bundle(fileURLToPath(new URL('page.tsx', import.meta.url)));
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch(await findBrowser());
  try {
    return await compare(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** How the product itself is built. */
const {
  browserPlugins,
  onwarn,
  treeshake,
}: {
  browserPlugins(mode: string): InputPluginOption;
  onwarn: WarningHandlerWithDefault;
  treeshake: TreeshakingOptions;
} = await import(String(new URL('../../../shared/build/plugins.mjs', import.meta.url)));

async function bundle(input: string): Promise<string> {
  const build = await rollup({ input, plugins: browserPlugins('production'), onwarn, treeshake });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return output[0].code;
}

async function compare(browser: Browser, address: string): Promise<Row[]> {
  const times = new Map<string, number[]>(CASES.map(({ id }) => [id, []]));
  const page = await browser.newPage();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { id, page: name, keys } of CASES) {
      await page.goto(`${address}?case=${name}`);
      const taken = await press(page, keys);
      if (round > 0) times.get(id)?.push(...taken);
    }
  }
  const floor = percentile(times.get('floor') ?? [], 0.95);
  return CASES.map(({ id, name, target }) => {
    const taken = times.get(id) ?? [];
    const p95 = percentile(taken, 0.95);
    return { name, p50: percentile(taken, 0.5), p95, ratio: p95 / floor, target };
  });
}

async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.locator('input').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Backspace');
  await frames(page);
  await page.evaluate('take()');
  for (const key of keys) {
    await page.keyboard.press(key);
    await frames(page);
  }
  return (await page.evaluate('take()')) as number[];
}

/** Until what the key set off is painted and measured. */
const frames = (page: Page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

if (import.meta.main) {
  const rows = await run();
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(
    rows.map(({ name, p50, p95, ratio, target }) => ({
      name,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'p95 / floor': ratio.toFixed(2),
      target,
    })),
  );
  if (rows.some((row) => row.ratio > row.target)) process.exitCode = 1;
}
