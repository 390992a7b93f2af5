import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** What a live region says as well, half a second after it is shown: then the words are twice on the page. */
const ANNOUNCED = /records?\b|selected\b|Copied\b/;
/** A text that is waited for, with all that stands in its parentheses. */
const WAITED = /getByText\(((?:[^()]|\([^()]*\))*)\)\s*\.waitFor\(/g;

it('a text that is announced, too, is waited for by its first place: else a late look finds two', () => {
  const wrong = globSync('test/e2e/*.test.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WAITED)]
      .filter(
        ([, text]) =>
          ANNOUNCED.test(text ?? '') && !/record selected|This record|to this record/.test(text ?? ''),
      )
      .map(([wait]) => `${file}: ${wait}`),
  );
  assert.deepEqual(wrong, []);
});
