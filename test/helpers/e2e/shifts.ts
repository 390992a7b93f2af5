import type { Page } from 'playwright-core';

/** From the next document on, adds up what moved without anybody's doing, as the browser counts it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the document has moved since it was loaded. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(globalThis, 'shifts') as { sum: number }).sum);
