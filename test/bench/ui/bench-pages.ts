import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type InputPluginOption, rollup, type WarningHandlerWithDefault } from 'rollup';
import { findBrowser } from '../../helpers/browser.ts';

/** At 60 frames a second even a bare input would wait for the next one, which hides what everything else costs. */
const UNCAPPED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Serves a page that is nothing but this script, for as long as the job takes; a page may ask for the stylesheets, by their addresses. */
export async function withPage<Result>(
  script: URL,
  job: (browser: Browser, address: string) => Promise<Result>,
  stylesheets: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const code = await bundle(fileURLToPath(script));
  const files: Readonly<Record<string, readonly [type: string, content: string]>> = {
    '/page.js': ['text/javascript', code],
    ...Object.fromEntries(
      Object.entries(stylesheets).map(([address, file]) => [
        address,
        ['text/css', readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')] as const,
      ]),
    ),
  };
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? [
      'text/html',
      '<!doctype html><script type="module" src="/page.js"></script>',
    ];
    response.setHeader('content-type', type);
    response.end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, args: [...found.args, ...UNCAPPED] });
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
export const frames = (page: Page) => page.evaluate('settle()');

/** Presses the keys, and gives what the page measured of each: milliseconds to the second animation frame. */
export async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate('take()');
  for (const key of keys) {
    await page.keyboard.press(key);
    await frames(page);
  }
  return (await page.evaluate('take()')) as number[];
}

/** The same with keys that follow each other at once, so that the page has no pause for anything but them. */
export async function pressAtOnce(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate('take()');
  for (const key of keys) await page.keyboard.press(key);
  await frames(page);
  return (await page.evaluate('take()')) as number[];
}

/** What the browser does with layers while it shows frames. */
export interface Layering {
  /** Layers that were looked at for a frame. */
  readonly layers: number;
  /** Times that the page was taken apart into layers anew. */
  readonly anew: number;
}

const LAYERING = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Counts what the browser does with layers meanwhile: a thing that comes to lie on a layer of its own names itself so. */
export async function layering(browser: Browser, page: Page, job: () => Promise<unknown>): Promise<Layering> {
  await browser.startTracing(page, { categories: LAYERING });
  await job();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly { readonly name: string; readonly ph: string }[];
  };
  const count = (name: string) =>
    traceEvents.filter((event) => event.name === name && event.ph === 'X').length;
  return { layers: count('UpdateLayer'), anew: count('PaintArtifactCompositor::Update') };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Times by what was measured. */
export class Times {
  readonly #taken = new Map<string, number[]>();

  note(name: string, ...values: number[]): void {
    this.#taken.set(name, [...(this.#taken.get(name) ?? []), ...values]);
  }

  of(name: string, share: number): number {
    return percentile(this.#taken.get(name) ?? [], share);
  }
}

/** One line of the result: ours, in milliseconds, and what it is compared with. Without `most` it is no goal. */
export interface Comparison {
  readonly name: string;
  readonly ours: number;
  readonly against: number;
  readonly most?: number;
}

/** Prints the lines as ratios; the process fails where one misses its goal. */
export function report(lines: readonly Comparison[]): void {
  // biome-ignore lint/suspicious/noConsole: the table is what a benchmark is run for
  console.table(
    lines.map(({ name, ours, against, most }) => ({
      name,
      ours: ours.toFixed(1),
      against: against.toFixed(1),
      ratio: (ours / against).toFixed(2),
      most: most ?? '',
    })),
  );
  if (lines.some(({ ours, against, most }) => most !== undefined && ours > against * most))
    process.exitCode = 1;
}
