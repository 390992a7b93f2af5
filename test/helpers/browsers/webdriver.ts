import { setTimeout as sleep } from 'node:timers/promises';
import { keyCode } from './keys.ts';
import type { DrivenBrowser, DrivenPage } from './page.ts';

const READY_MS = 30_000;
/** A second click at the same place is part of a double click until then. */
const DOUBLE_CLICK_MS = 600;
const BUTTONS = ['left', 'middle', 'right'];
const buttonOf = (options?: { button?: string | undefined }) => BUTTONS.indexOf(options?.button ?? 'left');

type Send = (path: string, body?: object) => Promise<unknown>;

/** Opens a browser through the WebDriver that listens at this address. */
export async function openSession(driver: string, capabilities: object): Promise<DrivenBrowser> {
  await answers(driver);
  const { sessionId } = (await send(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const post: Send = (path, body = {}) => send(driver, 'POST', `/session/${sessionId}${path}`, body);
  const release = () => send(driver, 'DELETE', `/session/${sessionId}/actions`);
  return {
    page: pageOver(post, release),
    close: async () => void (await send(driver, 'DELETE', `/session/${sessionId}`)),
  };
}

async function send(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error} ${value?.message}`);
  return value;
}

async function answers(driver: string): Promise<void> {
  for (const giveUpAt = performance.now() + READY_MS; ; await sleep(50)) {
    try {
      await send(driver, 'GET', '/status');
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
    }
  }
}

function pageOver(post: Send, release: () => Promise<unknown>): DrivenPage {
  let address = 'about:blank';
  let lastClick = '';
  /** What is pressed stays so until it is let go, over the calls. */
  const act = (source: object, actions: object[]) => post('/actions', { actions: [{ ...source, actions }] });
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard' }, actions);
  const pointer = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, actions);
  const down = (key: string) => ({ type: 'keyDown', value: keyCode(key) });
  const up = (key: string) => ({ type: 'keyUp', value: keyCode(key) });
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x, y, duration: 0 });

  const evaluate = (async (work: () => unknown, ...given: unknown[]) => {
    const script = `const given = [...arguments]; const done = given.pop();
      (async () => (${work})(...given))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await post('/execute/async', { script, args: given });
    const { value, error } = answer as { value: unknown; error?: string };
    if (error) throw new Error(error);
    return value;
  }) as DrivenPage['evaluate'];

  return {
    async goto(url) {
      address = url;
      // What a test that failed has left pressed.
      await release();
      await post('/url', { url });
    },
    url: () => address,
    evaluate,
    async setViewport({ width, height }) {
      // The window has a frame and bars of its own, which differ by theme.
      for (const name of ['first', 'then'] as const) {
        const now = await evaluate(() => [innerWidth, innerHeight, outerWidth, outerHeight]);
        const [inner = 0, innerHigh = 0, outer = 0, outerHigh = 0] = now;
        if (inner === width && innerHigh === height) return;
        if (name === 'then') throw new Error(`The window can't be ${width} x ${height}, but ${now}.`);
        const size = { width: width + outer - inner, height: height + outerHigh - innerHigh };
        await post('/window/rect', size);
        await evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
    },
    keyboard: {
      type: async (text) => void (await keys([...text].flatMap((key) => [down(key), up(key)]))),
      press: async (key) => void (await keys([down(key), up(key)])),
      down: async (key) => void (await keys([down(key)])),
      up: async (key) => void (await keys([up(key)])),
    },
    mouse: {
      move: async (x, y) => void (await pointer([moveTo(x, y)])),
      async click(x, y, options) {
        const button = buttonOf(options);
        const isAgain = lastClick === `${x} ${y}`;
        lastClick = `${x} ${y}`;
        if (isAgain) await pointer([{ type: 'pause', duration: DOUBLE_CLICK_MS }]);
        await pointer([moveTo(x, y), { type: 'pointerDown', button }, { type: 'pointerUp', button }]);
      },
      down: async (options) => void (await pointer([{ type: 'pointerDown', button: buttonOf(options) }])),
      up: async (options) => void (await pointer([{ type: 'pointerUp', button: buttonOf(options) }])),
      reset: async () => {
        await pointer(BUTTONS.map((_, button) => ({ type: 'pointerUp', button })));
        await pointer([moveTo(0, 0)]);
      },
    },
  };
}
