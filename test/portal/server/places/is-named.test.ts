import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { isNamed } from '../../../../portal/server/places/is-named.ts';
import { findOrAlike } from '../../../../shared/ui/options/find-or-alike.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { forEachDatabase } from '../../../helpers/database.ts';

/** Ports by their UN/LOCODEs: names and other words. */
const PORTS: Readonly<Record<string, readonly [string, string]>> = {
  CNSHA: ['Shanghai', 'Yangshan; CNSGH'],
  ITGOA: ['Genova', 'Genoa'],
  VNSGN: ['Ho Chi Minh City', 'Saigon; HCMC'],
  HKHKG: ['Hong Kong', ''],
  DEHAM: ['Hamburg', 'Hambourg'],
  USLAX: ['Los Angeles', 'LA'],
  JPYOK: ['Yokohama', ''],
  ALDRZ: ['Durrës', ''],
};

forEachDatabase((_kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await sql`insert into country (id, code, company_name) values (1, 'XX', 'Anywhere')`.execute(database.db);
    for (const [code, [name, words]] of Object.entries(PORTS))
      await sql`insert into port (scac_code, company_name, words, country_id)
        values (${code}, ${name}, ${words}, 1)`.execute(database.db);
    await sql`insert into company (id, company_name, entity_type)
      values (7, 'Yokohema Lines', 'Carrier'), (8, 'Hamborg Trading', 'Importer')`.execute(database.db);
  });

  after(() => database.close());

  const codesOf = async (text: string): Promise<string[]> => {
    const { rows } = await sql<{ code: string }>`
      select scac_code as code from port where ${isNamed('port', text)} order by scac_code`.execute(
      database.db,
    );
    return rows.map(({ code }) => code);
  };

  describe('a place is found by a text', () => {
    for (const [what, text, codes] of [
      ['that is a part of its name', 'hai', ['CNSHA']],
      ['that is a part of its code', 'sgn', ['VNSGN']],
      ['with two letters swapped', 'shangahi', ['CNSHA']],
      ['with a wrong letter', 'Shenghai', ['CNSHA']],
      ['with a letter missing', 'Hambrg', ['DEHAM']],
      ['with a letter too many', 'Yokkohama', ['JPYOK']],
      ['with a typo in another name', 'Saigno', ['VNSGN']],
      ['with a typo in the second word', 'Los Angelse', ['USLAX']],
      ['without the blank', 'losangeles', ['USLAX']],
      ['without the blank and with a typo', 'hongkomg', ['HKHKG']],
      ['with a blank too many', 'Shang hai', ['CNSHA']],
      ['that is a beginning with a typo', 'yokhoa', ['JPYOK']],
      ['without its accent', 'durres', ['ALDRZ']],
    ] as const)
      test(`${what}: ${text}`, async () => assert.deepEqual(await codesOf(text), codes));

    for (const [what, text] of [
      ['a code with a typo', 'CNSHX'],
      ['a former code with a typo', 'CNSGX'],
      ['three letters', 'gew'],
      ['a text with a digit', 'Hambur9'],
      ['two typos in a word', 'Shagnahi'],
      ['what a carrier is called', 'yokohema'],
    ] as const)
      test(`not by ${what}: ${text}`, async () => assert.deepEqual(await codesOf(text), []));
  });

  test('a customer of such a name changes nothing of it, so that nobody learns of one', async () =>
    assert.deepEqual(await codesOf('hamborg'), ['DEHAM']));

  test('it is found by what finds it in a field', async () => {
    const options: Option[] = Object.entries(PORTS).map(([code, [label, words]]) => ({
      ...{ id: code, code, label, words: [code, ...words.split('; ').filter(Boolean)] },
    }));
    for (const [code, [name]] of Object.entries(PORTS)) {
      for (let at = 0; at < name.length; at += 1) {
        const text = name.slice(0, at) + name.slice(at + 1);
        const inField = findOrAlike(options, text).map((option) => option.code);
        assert.equal((await codesOf(text)).includes(code), inField.includes(code), text);
      }
    }
  });
});
