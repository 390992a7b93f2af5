import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { LOCALE_KEY, LOCALES, type Locale } from '../../../shared/i18n/locales.ts';
import { axeColorProblems, axeProblems } from '../axe-page.ts';

type ColorScheme = 'light' | 'dark';

/** Gives the page that width and those colours: the one that is open, and those that it loads from now on. */
export async function setLook(page: Page, width: number, colorScheme: ColorScheme): Promise<void> {
  // A colour on its way from one theme to the other is in neither.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
}

/** The page is drawn for its present width: what measures itself is drawn again in the next frame. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });

/** Gives the page that size, and waits until it is drawn for it: a list has other rows on a phone. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page);
}

/** Nothing is scrolled sideways. */
export async function assertFits(page: Page): Promise<void> {
  await drawn(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${page.url()} is ${overflow} px too wide at ${page.viewportSize()?.width} px`);
}

/** Chooses the language as another tab does, and waits until the page has it. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate(
    ([key, chosen]) => {
      localStorage.setItem(key, chosen);
      dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }));
    },
    [LOCALE_KEY, locale] as const,
  );
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, locale);
}

/** Nothing is scrolled sideways at 320 px, in whatever language the page that is open is read, which is English again then. */
export async function assertFitsInEachLanguage(page: Page): Promise<void> {
  await setLook(page, 320, 'light');
  const tooWide: string[] = [];
  for (const locale of LOCALES.toReversed()) {
    await speak(page, locale);
    await assertFits(page).catch((error: Error) => tooWide.push(`${locale}: ${error.message}`));
  }
  assert.deepEqual(tooWide, []);
}

/** How a page is looked at: the first width is the one that it is loaded at. */
interface Look {
  readonly colorScheme: ColorScheme;
  readonly widths: readonly [first: number, ...others: number[]];
}

/** One grows and one shrinks, so that a page is loaded at either end, and brought to either end. */
export const LOOKS: readonly Look[] = [
  { colorScheme: 'light', widths: [320, 375, 1440] },
  { colorScheme: 'dark', widths: [1440, 375, 320] },
];

/** For the page that is loaded next. */
export const beginLook = (page: Page, { colorScheme, widths }: Look): Promise<void> =>
  setLook(page, widths[0], colorScheme);

/** No violation in light, and none that dark could add. */
export async function assertThemes(page: Page, width = page.viewportSize()!.width): Promise<void> {
  await setLook(page, width, 'light');
  assert.deepEqual(await axeProblems(page), [], `${page.url()} at ${width} px, light`);
  await setLook(page, width, 'dark');
  assert.deepEqual(await axeColorProblems(page), [], `${page.url()} at ${width} px, dark`);
}

/** The page fits each width; axe finds nothing in light at the widest and the narrowest, nor in the colours of dark. */
export async function assertLook(page: Page, { colorScheme, widths }: Look): Promise<void> {
  const ends = [Math.min(...widths), Math.max(...widths)];
  for (const width of widths) {
    await setLook(page, width, colorScheme);
    await assertFits(page);
    const where = `${page.url()} at ${width} px, ${colorScheme}`;
    if (colorScheme === 'light' && ends.includes(width)) assert.deepEqual(await axeProblems(page), [], where);
    if (colorScheme === 'dark' && width === ends[1])
      assert.deepEqual(await axeColorProblems(page), [], where);
  }
}
