import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { requestLanguage } from '../../../../portal/server/http/request-language.ts';

describe('the language of what a request has made', () => {
  const cases: [string | null | undefined, string | undefined, string][] = [
    ['de', 'fr', 'de'],
    ['pt-BR', 'fr-CA, de;q=0.9', 'fr'],
    [null, 'pt, zh-Hant;q=0.5, ja;q=0.7', 'ja'],
    [undefined, 'de;q=0, es;q=0.1', 'es'],
    [undefined, '*, tlh', 'en'],
    [undefined, ';;q=,,=', 'en'],
    [undefined, undefined, 'en'],
    ['', 'de;q=0.1, es', 'es'],
  ];
  for (const [asked, accepted, expected] of cases)
    test(`I18N-03 is ${expected} for ${JSON.stringify({ asked, accepted })}`, () =>
      assert.equal(requestLanguage(asked, accepted), expected));
});
