import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const GUIDES = globSync(['README.md', '.github/*.md', '{shared,widgets,portal,demo,test}/**/*.md'], {
  exclude: ['**/node_modules/**'],
});
/** Chapters link to one another by their addresses in `/docs/`, which `docs.test.ts` follows. */
const LINKED = GUIDES.filter((file) => path.dirname(file) !== 'portal/docs');

/** The README's map names these folders; below them paths may be short. */
const BASES = ['.', 'shared', 'portal/app', 'portal/server', 'test'];

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');

/** The name of a heading in an address, as the pages of a repository have it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the README and the guides', () => {
  test('the README has at most 250 lines', () => {
    const lines = readFileSync('README.md', 'utf8').trimEnd().split('\n').length;
    assert.ok(
      lines <= 250,
      `${lines} lines: move what isn't needed in the first hour to portal/docs or to a folder`,
    );
  });

  test('no link and no anchor leads nowhere', () => {
    assert.ok(LINKED.length > 10);
    for (const file of LINKED)
      for (const [, href = ''] of textOf(file).matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^https?:/.test(href)) continue;
        const [target = '', anchor] = href.split('#');
        const found = target ? path.join(path.dirname(file), target) : file;
        assert.ok(existsSync(found), `${file}: ${href}`);
        if (anchor) assert.ok(anchorsOf(found).includes(anchor), `${file}: ${href}`);
      }
  });

  test('the README and the contributing guide name files and scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const file of ['README.md', '.github/CONTRIBUTING.md']) {
      const text = textOf(file);
      for (const [, named = ''] of text.matchAll(/`([\w.@-]+\/[\w./@-]*)`/g))
        assert.ok(
          BASES.some((base) => existsSync(path.join(base, named))),
          `${file}: ${named}`,
        );
      for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g))
        assert.ok(script in scripts, `${file}: ${script}`);
    }
  });
});
