import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import * as v from 'valibot';
import { type Client, createClient } from '../../../../../shared/client/client.ts';
import { ClientError } from '../../../../../shared/client/client-error.ts';
import { inLanguage } from '../../../../../shared/i18n/define-texts.ts';
import { loadLanguage } from '../../../../../shared/i18n/languages.ts';
import { ServerWords } from '../../../../../shared/reasons/server/server-words.ts';
import { openFreshEmbedded } from '../../../../helpers/database.ts';
import { buildTestApp } from '../../../../helpers/server.ts';

describe('reasons of the server', () => {
  let url: string;
  let client: Client;
  let close: () => Promise<void>;
  before(async () => {
    await loadLanguage('de');
    const database = await openFreshEmbedded();
    const app = await buildTestApp(database, { env: { PUBLIC_ACCESS: 'open', PASSWORD_MIN_LENGTH: '8' } });
    url = app.url;
    client = createClient({ apiBase: url, tokens: {} });
    close = async () => {
      await app.close();
      await database.close();
    };
  });
  after(() => close());

  const refusal = async (input: object): Promise<ClientError> => {
    const work = client.action(
      'lookupAddress',
      { city: 'Hamburg', countryCode: 'DE', ...input },
      v.unknown(),
    );
    const error = await work.catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ClientError, String(error));
    return error;
  };

  test('PO-68 REF-22 a refused action says why in the language of whoever asked, and in English for logs', async () => {
    const error = await refusal({ address_1: '-' });
    assert.deepEqual(error.serverWords?.reasons, [{ code: 'street' }]);
    assert.equal(error.message, 'Please enter the street and number.');
    assert.equal(inLanguage('de', error.text), 'Bitte geben Sie Straße und Hausnummer ein.');
  });

  test('a wrong field is named beside what is wrong with it', async () => {
    const error = await refusal({ address_1: 'x'.repeat(201) });
    const reasons = [{ code: 'long', values: { most: 200 }, field: 'address_1' }];
    assert.deepEqual(error.serverWords?.reasons, reasons);
    assert.equal(error.message, 'address_1: At most 200 characters.');
    assert.equal(inLanguage('de', error.text), 'address_1: Höchstens 200 Zeichen.');
  });

  test('what only a program does wrong is told to its maker, in English', async () => {
    const error = await refusal({ address_1: 7 });
    assert.deepEqual(error.serverWords, new ServerWords('address_1 must be text.'));
    assert.equal(inLanguage('de', error.text), 'address_1 must be text.');
  });

  test('D-48 a refusal outside GraphQL carries its reasons beside error and code', async () => {
    const form = {
      email: 'new@a.example',
      invite_verification: 'x',
      password: 'short',
      first_name: 'Ada',
      last_name: 'Lot',
    };
    const answer = await fetch(`${url}/api/portal_open_requests/set-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const { error, code, reasons } = await answer.json();
    assert.deepEqual(
      { error, code, reasons },
      {
        error: 'A password has at least 8 characters.',
        code: 'weak_password',
        reasons: [{ code: 'weakPassword', values: { least: 8 } }],
      },
    );
  });
});
