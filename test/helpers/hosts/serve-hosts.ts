import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before } from 'node:test';
import { buildHosts } from './build-hosts.mjs';
import { ITEMS, RECORDS } from './host.ts';

const FOLDER = 'test/helpers/hosts';
const packages = createRequire(import.meta.url);

/** By name; pages whose markup is not made by a script are files as they are served. */
const SCRIPTS: Readonly<Record<string, string>> = {
  plain: `${FOLDER}/plain-host.ts`,
  react: `${FOLDER}/react-host.tsx`,
  vue: `${FOLDER}/vue-host.ts`,
  svelte: `${FOLDER}/svelte-host.ts`,
  solid: `${FOLDER}/solid-host.ts`,
  lit: `${FOLDER}/lit-host.ts`,
  angular: `${FOLDER}/angular-host.ts`,
};
const PAGES: Readonly<Record<string, string>> = {
  htmx: `${FOLDER}/htmx-host.html`,
  jquery: `${FOLDER}/jquery-host.html`,
};
const LIBRARIES: Readonly<Record<string, string>> = {
  'htmx.js': 'htmx.org/dist/htmx.min.js',
  'jquery.js': 'jquery-1/dist/jquery.js',
};

export const HOSTS: readonly string[] = [...Object.keys(SCRIPTS), ...Object.keys(PAGES)];

/** What the pages are given: where the bundle is, and the link tokens by booking. */
interface Given {
  portal: string;
  tokens: Readonly<Record<number, string>>;
}

const scriptPage = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <title>A page of ${name}</title>
    <script type="module" src="{portal}/widgets/autoload.js"></script>
    <script>var tokens = {tokens}; var heard = [];</script>
    <script type="module" src="/${name}.js"></script>
  </head>
  <body><main></main></body>
</html>`;

/** The host pages at `/{name}`, from an origin of their own, for the tests of the suite that this is called in. */
export function suiteHosts(): { origin: string; given: Given } {
  const hosts = { origin: '', given: { portal: '', tokens: {} } };
  let folder = '';
  const server = createServer((request, response) => {
    const { type, text } = answerOf(request, folder, hosts.given);
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(text);
  });
  before(async () => {
    folder = await buildHosts(SCRIPTS);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    hosts.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  });
  return hosts;
}

function answerOf(
  { url = '' }: IncomingMessage,
  folder: string,
  given: Given,
): { type: string; text: string } {
  const name = url.slice(1);
  const library = LIBRARIES[name];
  if (library) return { type: 'text/javascript', text: readFileSync(packages.resolve(library), 'utf8') };
  if (name.endsWith('.js'))
    return { type: 'text/javascript', text: readFileSync(path.join(folder, name), 'utf8') };
  if (name.startsWith('htmx/')) return { type: 'text/html', text: fragmentOf(name, given) };
  const file = PAGES[name];
  const page = file ? readFileSync(file, 'utf8') : scriptPage(name);
  return { type: 'text/html', text: filled(page, given) };
}

const filled = (page: string, { portal, tokens }: Given) =>
  page.replaceAll('{portal}', portal).replaceAll('{tokens}', JSON.stringify(tokens));

/** What the server of a page of fragments answers to its buttons. */
function fragmentOf(name: string, given: Given): string {
  const button = (label: string, attributes: string) => `<button ${attributes}>${label}</button>`;
  const page = (path: string) => `hx-get="/htmx/${path}" hx-target="main"`;
  const section = (key: string, recordId: number) =>
    `<section aria-label="${key}"><po-style-manager id="tool-${key}" record-type="booking" record-id="${recordId}"
      token="${given.tokens[recordId]}"></po-style-manager></section>`;
  const [one, two] = ITEMS.map(({ key, recordId }) => section(key, recordId)) as [string, string];
  const toggle = (path: string) => button('Toggle second', `hx-get="/htmx/${path}" hx-target="#second"`);
  const second = `${toggle('without-second')}${two}`;
  switch (name) {
    case 'htmx/page':
      return `
        ${button('Swap', `onclick="document.querySelector('main').append(document.querySelector('[aria-label=one]'))"`)}
        ${button('Next record', 'hx-get="/htmx/next" hx-target="[aria-label=one]" hx-swap="outerHTML"')}
        ${button('Away', page('away'))}
        ${one}<div id="second">${second}</div>`;
    case 'htmx/second':
      return second;
    case 'htmx/without-second':
      return toggle('second');
    case 'htmx/next':
      return section('one', RECORDS.next);
    default:
      return button('Back', page('page'));
  }
}
