import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type InputPluginOption, rollup, type WarningHandlerWithDefault } from 'rollup';
import { findBrowser } from '../../helpers/browser.ts';

/** Serves a page that is nothing but this script, for as long as the job takes. */
export async function withPage<Result>(
  script: URL,
  job: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const code = await bundle(fileURLToPath(script));
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? code : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch(await findBrowser());
  try {
    return await job(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** How the product itself is built. */
const {
  browserPlugins,
  onwarn,
}: {
  browserPlugins(mode: string): InputPluginOption;
  onwarn: WarningHandlerWithDefault;
} = await import(String(new URL('../../../shared/build/plugins.mjs', import.meta.url)));

async function bundle(input: string): Promise<string> {
  const build = await rollup({ input, plugins: browserPlugins('production'), onwarn });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return output[0].code;
}

/** Until what the key set off is painted and measured. */
export const frames = (page: Page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );

/** Presses the keys, and gives what the page measured of each: milliseconds to the second animation frame. */
export async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate('take()');
  for (const key of keys) {
    await page.keyboard.press(key);
    await frames(page);
  }
  return (await page.evaluate('take()')) as number[];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
