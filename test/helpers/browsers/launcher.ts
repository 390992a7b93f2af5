import { chromeLauncher } from '@web/test-runner-chrome';
import { findBrowser } from '../browser.ts';
import { FIREFOX } from './firefox.ts';
import type { DrivenBrowser, DrivenPage, OtherBrowser } from './page.ts';
import { WEBKIT } from './webkit.ts';

const OTHERS: Readonly<Record<string, OtherBrowser>> = { firefox: FIREFOX, webkit: WEBKIT };

/** Beyond its edges the mouse of these can't go, and the tests have tables that are wider than the window of Chromium. */
const WINDOW = { width: 1200, height: 900 };

/** What starts the browser of the browser tests: Chromium, or by its name another one. */
export async function launcherOf(name: string | undefined) {
  const other = OTHERS[name ?? ''];
  return other ? new OtherLauncher(other) : chromeLauncher({ launchOptions: await findBrowser() });
}

/** One page, in which the runner opens one file after the other. */
class OtherLauncher {
  /** What the runner's commands do with a page of puppeteer they do with ours. */
  readonly type = 'puppeteer';
  readonly name: string;
  readonly #other: OtherBrowser;
  readonly #active = new Set<string>();
  #browser: Promise<DrivenBrowser> | undefined;
  #page: DrivenPage | undefined;

  constructor(other: OtherBrowser) {
    this.#other = other;
    this.name = other.name;
  }

  async startSession(id: string, url: string) {
    this.#browser ??= this.#open();
    const { page } = await this.#browser;
    this.#page = settling(page);
    this.#active.add(id);
    await page.setViewport(WINDOW);
    await page.goto(url);
  }

  #open() {
    const found = this.#other.find();
    if ('why' in found) throw new Error(found.why);
    return found.open();
  }

  isActive = (id: string) => this.#active.has(id);
  getPage = () => this.#page;
  getBrowserUrl = () => this.#page?.url();

  async stopSession(id: string) {
    this.#active.delete(id);
    await this.#page?.goto('about:blank');
    return {};
  }

  startDebugSession = () => Promise.reject(new Error('Only Chromium opens a page to look at.'));

  async stop() {
    await (await this.#browser)?.close();
  }
}

/** The driver of Chromium answers when what was pressed has been dealt with, and these before. */
function settling(page: DrivenPage): DrivenPage {
  const drawn = () =>
    page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  const waiting = <Device extends object>(device: Device): Device =>
    new Proxy(device, {
      get: (_, name) => {
        const act: unknown = Reflect.get(device, name);
        if (typeof act !== 'function') return act;
        return async (...given: unknown[]) => {
          // Chromium takes keys by their place, too.
          await act.apply(
            device,
            given.map((value) => (value === 'Space' ? ' ' : value)),
          );
          await drawn();
        };
      },
    });
  const keyboard = waiting(page.keyboard);
  const mouse = waiting(page.mouse);
  return new Proxy(page, {
    get(_, name) {
      if (name === 'keyboard') return keyboard;
      if (name === 'mouse') return mouse;
      const value: unknown = Reflect.get(page, name);
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
}
