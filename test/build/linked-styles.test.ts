import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { placeStyles } from '../../shared/build/linked-styles.mjs';

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

async function placed(css: string) {
  const source = mkdtempSync(path.join(os.tmpdir(), 'fp-styles-'));
  const dir = mkdtempSync(path.join(os.tmpdir(), 'fp-styles-'));
  writeFileSync(path.join(source, 'start.css'), css);
  const page = '<link rel="stylesheet" href="/start.css" />';
  const html = await placeStyles(page, { source, url: '/' }, dir);
  const files = readdirSync(path.join(dir, 'assets'));
  return { html, files, read: (file: string) => readFileSync(path.join(dir, 'assets', file), 'utf8') };
}

describe('stylesheets of a page', () => {
  it('I18N-14, D-116 are written beside the fonts that they name, all under names with a hash', async () => {
    const { html, files, read } = await placed(`@font-face { src: url("${FONT}") format("woff2"); }`);
    const [font, sheet] = files.sort();
    assert.match(font ?? '', /^inter-latin-wght-normal-[\w-]{8}\.woff2$/);
    assert.match(sheet ?? '', /^start-[\w-]{8}\.css$/);
    assert.equal(html, `<link rel="stylesheet" href="/assets/${sheet}" />`);
    assert.ok(read(sheet ?? '').includes(`url(./${font})`));
  });

  it('get another name when they change, and only then', async () => {
    const first = await placed('p { margin: 0 }');
    const same = await placed('p { margin: 0 }');
    const other = await placed('p { margin: 1px }');
    assert.deepEqual(first.files, same.files);
    assert.notDeepEqual(first.files, other.files);
  });
});
