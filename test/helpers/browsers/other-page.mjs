import { NOT_HERE } from './not-here.mjs';
import { skip } from './skip.mjs';

/*
 * Loaded before the tests into their page, in browsers beside Chromium: what tests lean on there and these browsers have differently.
 */

/** Tab goes from the last control of a page to the browser's own window, and no key comes back from there. */
function edge() {
  const control = document.createElement('button');
  control.setAttribute('aria-label', 'An edge of the page');
  control.style.cssText =
    'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0; padding: 0; border: 0';
  return control;
}
document.documentElement.prepend(edge());
document.documentElement.append(edge());

/** Firefox leaves the clipboard that a made event is given empty. */
const init = { clipboardData: new DataTransfer() };
if (new ClipboardEvent('paste', init).clipboardData !== init.clipboardData) {
  const Own = ClipboardEvent;
  window.ClipboardEvent = class extends Own {
    constructor(type, given) {
      super(type, given);
      if (given?.clipboardData) Object.defineProperty(this, 'clipboardData', { value: given.clipboardData });
    }
  };
}

const browser = navigator.userAgent.includes('Firefox/') ? 'firefox' : 'webkit';
skip(NOT_HERE.filter(({ browsers }) => browsers.includes(browser)));
