import { FIREFOX } from './firefox.ts';
import { WEBKIT } from './webkit.ts';

const OTHERS = { 'test:firefox': FIREFOX, 'test:webkit': WEBKIT };

/** The scripts of the browsers beside Chromium that this machine has; says of each other one why it isn't there. */
export const otherBrowserScripts = (): string[] =>
  Object.entries(OTHERS).flatMap(([script, browser]) => {
    const found = browser.find();
    if (!('why' in found)) return [script];
    console.info(`Without ${browser.name}: ${found.why}.`);
    return [];
  });
