import type { Page, Request } from 'playwright-core';
import { eventually } from '../eventually.ts';

/** What was wrong with a page since it was last asked, and whether it is still at work. */
interface PageWatch {
  /** Waits until nothing loads any more, whether the page says so or the network does. */
  settled(): Promise<void>;
  /** Errors and warnings of the console, and requests that failed. */
  faults(): string[];
  /** All that the server has answered to the page's questions. */
  answers(): Promise<string>;
}

/** What stands for something that is still to come, in the tools of a page, too. */
const AT_WORK = 'main :is([aria-busy="true"], [role="progressbar"])';

/** Watches the page from now on. */
export function watchPage(page: Page): PageWatch {
  let faults: string[] = [];
  let bodies: Promise<string>[] = [];
  const underWay = new Set<Request>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error}`));
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const why = request.failure()?.errorText;
    // What a page asked for before it was left is given up.
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return {
    async settled() {
      const isQuiet = async () =>
        underWay.size === 0 && (await page.locator(AT_WORK).filter({ visible: true }).count()) === 0;
      await eventually(isQuiet);
      // What was drawn from the last answer may ask for more.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
      await eventually(isQuiet);
    },
    faults() {
      const found = faults;
      faults = [];
      return found;
    },
    async answers() {
      const found = await Promise.all(bodies);
      bodies = [];
      return found.join('\n');
    },
  };
}
