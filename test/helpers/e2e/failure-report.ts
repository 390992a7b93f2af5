import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { lastLinesOf } from '../server.ts';

const FOLDER = '.cache/test-results/pages';
/** The menu of the portal comes first, and takes eighty of them. */
const MOST_SHOWN = 200;
const MOST_FAULTS = 30;

let reports = 0;

/**
 * Watches a page, for whoever has to find out why a test of it failed: answers what adds a `report` to an error, of lines that say
 * where the page was, which requests failed and when, what its console said, what stood on it, where its picture is, and what its
 * server printed last.
 */
export function failureReport(page: Page): (error: unknown) => Promise<unknown> {
  const begunAt = performance.now();
  const faults: string[] = [];
  const note = (text: string) => faults.push(`+${Math.round(performance.now() - begunAt)} ms ${text}`);
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const asked = (response.request().postData() ?? '').slice(0, 160);
    note(`${response.status()} ${response.request().method()} ${response.url()} ${asked}`);
  });
  page.on('requestfailed', (request) => note(`${request.failure()?.errorText} ${request.url()}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note(`console.${message.type()}: ${message.text().slice(0, 300)}`);
  });

  return async (error) => {
    if (!(error instanceof Error)) return error;
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 3_000 })
      .catch(() => 'The page can’t be read.');
    const lines = [
      `Page: ${page.url()} after ${Math.round(performance.now() - begunAt)} ms`,
      ...faults.slice(-MOST_FAULTS).map((fault) => `  ${fault}`),
      'Shown:',
      ...shown
        .split('\n')
        .slice(0, MOST_SHOWN)
        .map((line) => `  ${line}`),
      `Picture: ${await pictureOf(page)}`,
      'Server:',
      ...lastLinesOf(new URL(page.url(), 'http://nowhere').origin).map((line) => `  ${line}`),
    ];
    return Object.assign(error, { report: lines });
  };
}

async function pictureOf(page: Page): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  reports += 1;
  const path = join(FOLDER, `${process.pid}-${reports}.png`);
  return page.screenshot({ path, timeout: 5_000 }).then(
    () => path,
    () => 'none',
  );
}
