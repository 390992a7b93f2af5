import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { puppeteerCore } from '@web/test-runner-chrome';
import type { DrivenBrowser, DrivenPage, OtherBrowser } from './page.ts';
import { programOf } from './programs.ts';

/** It asks for nothing on the net, and shows nothing but the page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

/** By WebDriver BiDi, which it speaks itself. */
export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  find() {
    const program = process.env.FIREFOX_BIN ?? programOf('firefox', 'firefox-esr');
    // Some distributions install a stub that only advises to install something else.
    const runs = program && spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0;
    return runs ? { open: () => open(program) } : { why: 'no firefox was found; FIREFOX_BIN may name it' };
  },
};

async function open(program: string): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'freight-portal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  // Not by puppeteer, whose browser would be in a group of its own and outlive a run that is ended.
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const browser = await puppeteerCore.connect({
      browserWSEndpoint: `${await addressOf(child)}/session`,
      protocol: 'webDriverBiDi',
      defaultViewport: null,
    });
    const page = await browser.newPage();
    return {
      page: page as unknown as DrivenPage,
      async close() {
        await browser.close();
        await ended(child, profile);
      },
    };
  } catch (error) {
    child.kill();
    await ended(child, profile);
    throw error;
  }
}

async function ended(child: ChildProcess, profile: string) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
}

/** Where it listens, as it says itself; whatever it says later is read, too, so that it never waits for that. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) =>
    createInterface({ input: stderr! })
      .on('line', (line) => {
        const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      })
      .once('close', () => reject(new Error('Firefox ended before it listened.'))),
  );
}
