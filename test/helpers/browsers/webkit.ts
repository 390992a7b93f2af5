import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import type { DrivenBrowser, OtherBrowser } from './page.ts';
import { programOf } from './programs.ts';
import { openSession } from './webdriver.ts';

/** A window has the focus while the pointer is over it, and without a window manager that stands in the middle of the screen. */
const SCREEN = '400x400x24';

/** WebKitGTK, Safari's engine on Linux, by its own driver. It has no mode without a screen: it gets a virtual one. */
export const WEBKIT: OtherBrowser = {
  name: 'WebKitGTK',
  find() {
    const driver = programOf('WebKitWebDriver');
    if (!driver) return { why: 'no WebKitWebDriver was found' };
    const display = programOf('Xvfb');
    return display ? { open: () => open(driver, display) } : { why: 'no Xvfb was found' };
  },
};

/** Bars that lie over what is scrolled would be over what a test points at. */
const GTK = '[Settings]\ngtk-overlay-scrolling=false\n';

/** A window is no narrower than its tool bar, and phones are. */
const LOOK = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
  image { -gtk-icon-style: symbolic; }`;

async function open(driver: string, display: string): Promise<DrivenBrowser> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const programs: ChildProcess[] = [screen];
  const settings = mkdtempSync(join(tmpdir(), 'freight-portal-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'settings.ini'), GTK);
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), LOOK);
  const end = () => {
    for (const program of programs.toReversed()) program.kill();
    rmSync(settings, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const [number] = await once(screen.stdio[3]!, 'data');
    const port = await freePort();
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      DISPLAY: `:${String(number).trim()}`,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en_US',
    };
    programs.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const { page, close } = await openSession(`http://127.0.0.1:${port}`, {});
    return {
      page,
      async close() {
        await close().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
