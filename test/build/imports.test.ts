import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';

/** The server shows the portal's folder where it shows the build itself. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/^portal\//, '')}`;

const files = globSync('**/*.js', { cwd: 'dist' }).map((file) => ({
  address: addressOf(file),
  imports: importsOf(readFileSync(`dist/${file}`, 'utf8')).map(
    (name) => new URL(name, `http://host${addressOf(file)}`).pathname,
  ),
}));

/** The relative names that a script imports, at once or later. */
function importsOf(code: string) {
  const found: string[] = [];
  const walk = (value: unknown) => {
    if (!value || typeof value !== 'object') return;
    const { type, source } = value as { type?: string; source?: { value?: unknown } };
    if (/^(Import|Export)/.test(type ?? '') && typeof source?.value === 'string') found.push(source.value);
    for (const part of Object.values(value)) walk(part);
  };
  walk(parseAst(code, { allowReturnOutsideFunction: true }));
  return found.filter((name) => name.startsWith('.'));
}

describe('what built files import', () => {
  const addresses = new Set(files.map(({ address }) => address));
  const wrong = (isWrong: (from: string, to: string) => boolean) =>
    files.flatMap(({ address, imports }) =>
      imports.filter((to) => isWrong(address, to)).map((to) => `${address} imports ${to}`),
    );

  it('PROD-05 is there at the address at which it is asked for', () => {
    assert.ok(files.some(({ address, imports }) => address.startsWith('/assets/') && imports.length > 0));
    assert.deepEqual(
      wrong((_, to) => !addresses.has(to)),
      [],
    );
  });

  it('PROD-05 is the bundle’s alone for the bundle: a host page has nothing of the portal', () => {
    assert.deepEqual(
      wrong((from, to) => from.startsWith('/widgets/') && !to.startsWith('/widgets/')),
      [],
    );
  });
});
