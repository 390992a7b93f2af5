import type { Locator, Page } from 'playwright-core';
import type { Column } from '../../../portal/lists/definition.ts';
import { texts } from '../../../portal/lists/texts/index.ts';

/** What a column or a filter is called in English. */
export const wordsOf = (label: Column['label']): string => texts.in('en')(label);

/** The list of a module on the page that is open, as a person uses it; at a wide width it is a table. */
export interface ShownList {
  /** How many records it has, once they are counted for what the address asks for. */
  count(): Promise<number>;
  rows: Locator;
  /** The texts of a column, from top to bottom. */
  column(heading: string): Promise<string[]>;
  heading(name: string): Locator;
  search(text: string): Promise<void>;
  choose(filter: { id: string; label: Column['label'] }, option: string): Promise<void>;
  reset(): Promise<void>;
}

export function shownList(page: Page): ShownList {
  const rows = page.getByRole('row').filter({ has: page.locator('[data-opens-row]') });
  const table = page.getByRole('table').filter({ has: page.locator('[data-opens-row]') });
  // It is there again as soon as it is true: the list takes it away together with the change of the address.
  const counted = page.locator('span', { hasText: /^[\d,]+ records?$/ }).first();
  const inAddress = (name: string, value: string | null) =>
    page.waitForURL((url) => url.searchParams.get(name) === value);
  return {
    rows,
    async count() {
      return Number((await counted.textContent())?.replace(/\D/g, ''));
    },
    async column(heading) {
      const headings = await table.getByRole('columnheader').allTextContents();
      const place = headings.indexOf(heading) + 1;
      return rows.locator(`> :nth-child(${place})`).allTextContents();
    },
    heading: (name) => table.getByRole('columnheader', { name, exact: true }),
    async search(text) {
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text);
      await page.keyboard.press('Enter');
      await inAddress('search', text);
    },
    async choose({ id, label }, option) {
      // A form above the list may ask for the same.
      await page
        .getByRole('combobox', { name: wordsOf(label), exact: true })
        .last()
        .selectOption(option);
      await inAddress(id, option);
    },
    async reset() {
      const button = page.getByRole('button', { name: 'Reset Filter', exact: true });
      await button.click();
      await button.waitFor({ state: 'detached' });
    },
  };
}
