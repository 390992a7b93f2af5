import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder } from './cache-folder.ts';

/** What a launcher needs: puppeteer and playwright-core take both as they are. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

/** Quiet and the same everywhere; the sandbox is off because containers and CI machines rarely allow it. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An installed browser draws the suggestions of its address bar in two pages of its own for every window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

const ADVICE =
  'No browser for the tests: set CHROME_BIN to a Chrome, Chromium or Edge, or install one of them, then run again.';

/**
 * The browser that the tests run in: `CHROME_BIN`, else the one that came from the npm registry with the development
 * dependencies, else an installed Chrome, Chromium or Edge. An installed one has any version, and a window that takes the
 * focus from the page. Throws one line that says what to install.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const chosen = env.CHROME_BIN;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_BIN names no file: ${chosen}`);
    return { executablePath: chosen, args: ARGS };
  }
  const packaged = await packagedBrowser();
  if (packaged && runs(packaged)) return { executablePath: packaged, args: [...ARGS, '--headless=shell'] };
  const installed = candidates(env).find(runs);
  if (!installed) throw new Error(ADVICE);
  return { executablePath: installed, args: ARGS };
}

function candidates(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
      apps.map((app) => path.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (f) => f !== undefined,
    );
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Some distributions install a stub that only advises to install something else: ask it on Linux. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false;
  return process.platform !== 'linux' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Unpacks the browser of `@sparticuz/chromium` once a machine and version. It is made for a cloud function, so
 * it unpacks into the temporary folder, where the parts of two runs would mix: it gets a folder of its own,
 * moved into place when it is complete. It brings the shared libraries (NSS) that a bare system lacks. There is none for
 * other systems than Linux on x64.
 */
async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const temporary = cacheFolder();
  const home = path.join(temporary, `freight-portal-browser-${packageVersion()}-${process.getuid?.() ?? 0}`);
  const { TMPDIR, AWS_EXECUTION_ENV, FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
  try {
    if (!existsSync(path.join(home, 'chromium'))) {
      const staging = mkdtempSync(path.join(temporary, 'freight-portal-browser-'));
      process.env.TMPDIR = staging;
      process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
      const { default: chromium } = await import('@sparticuz/chromium');
      await chromium.executablePath();
      writeFileSync(path.join(staging, 'fonts', 'fonts.conf'), fontsIn(path.join(home, 'fonts')));
      if (existsSync(home)) rmSync(staging, { recursive: true });
      else renameSync(staging, home);
    }
    return path.join(home, 'chromium');
  } catch (cause) {
    throw new Error(ADVICE, { cause });
  } finally {
    // The package sets these two for the folder it unpacked into; the browser, a child of this process, inherits them.
    restore({
      TMPDIR,
      AWS_EXECUTION_ENV,
      FONTCONFIG_PATH: FONTCONFIG_PATH ?? path.join(home, 'fonts'),
      LD_LIBRARY_PATH: [path.join(home, 'al2023', 'lib'), LD_LIBRARY_PATH].filter(Boolean).join(':'),
    });
  }
}

/** The package's own list names folders of the cloud; without any font all text is empty, and Chromium may crash. */
const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`;

function packageVersion(): string {
  const file = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

function restore(variables: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}
