import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** The accessible name of what has the focus, also inside an element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const label = active && 'labels' in active && (active as HTMLInputElement).labels?.[0]?.textContent;
    return active?.getAttribute('aria-label') ?? (label || active?.textContent?.trim()) ?? '';
  });

/** More stops than any page has: menu, toolbar and a page of rows with two actions each. */
const MOST_STOPS = 200;

/** Goes forward until the focus is on the control of that name. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; (await focused(page)) !== name; stops += 1) {
    if (stops === MOST_STOPS)
      assert.fail(`${name} is not reached by Tab; the focus is on ${await focused(page)}`);
    await page.keyboard.press('Tab');
  }
}
