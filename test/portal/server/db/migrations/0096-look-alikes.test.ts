import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { hasText, isText } from '../../../../../portal/server/db/has-text.ts';
import { fold, spellings } from '../../../../../shared/i18n/fold.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

/** Signs of all kinds that the trade's names and numbers have, beside plain ones. */
const SIGNS = [
  ..."aZ09 -_%\\'ßẞäÖüéÉøØłŁđıİæŒþčñçŊЖжЁйΩωΣςガかＡ９－％＿¹½",
  // Hebrew and Arabic letters with marks in every order, one sign for letter and mark, and what joins marks.
  '\u05d1\u05e9\ufb2a\ufb2c\u05b7\u05b8\u05bc\u05c1\u0645\u064e\u0651\u0323\u0302\u034f',
  '\u2010\u2011\u2013\u2014\u2212\u00ad\u200b\u200d\ufeff\u2060\u00a0\u3000\u2019\u0308\u3099',
].flatMap((signs) => [...signs]);
const text = fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 12 });

forEachDatabase((_name, open) => {
  describe('texts as they are compared', () => {
    let database: Database;
    before(async () => {
      database = await open();
    });
    after(() => database.close());

    it('the database folds a text as the browser does', async () => {
      const texts = fc.sample(text, 500);
      const { rows } = await sql<{ text: string; folded: string; spelled: string }>`
        select text, folded(text) as folded, spelled(text) as spelled from unnest(${texts}::text[]) text`.execute(
        database.db,
      );
      assert.equal(rows.length, texts.length);
      for (const { text, folded, spelled } of rows) {
        assert.equal(folded, fold(text), JSON.stringify(text));
        assert.equal(spelled, `\n${spellings(text).join('\n')}\n`, JSON.stringify(text));
      }
    });

    const answer = async (of: typeof hasText, value: string, part: string) => {
      const { rows } = await sql<{ is: boolean }>`select ${of(sql`${value}::text`, part)} as is`.execute(
        database.db,
      );
      return rows[0]?.is;
    };

    it('every text has itself and each of its parts, whatever signs of LIKE it has', async () => {
      const parts = fc.tuple(text, text, text);
      for (const [before, part, behind] of fc.sample(parts, 50)) {
        const value = `a${before}b ${part} b${behind}a`;
        assert.equal(await answer(hasText, value, ` ${part} `), true, JSON.stringify([value, part]));
        assert.equal(await answer(isText, value, value), true, JSON.stringify(value));
        assert.equal(await answer(isText, value, `${value}x`), false, JSON.stringify(value));
      }
    });

    for (const [value, part] of [
      ['Müller GmbH', 'mueller'],
      ['Mueller GmbH', 'müller'],
      ['Mueller GmbH', 'Mu\u0308ller'],
      ['Müller GmbH', 'muller'],
      ['Weiß & Sohn', 'weiss'],
      ['Weiss & Sohn', 'weiß'],
      ['PO\u20137788', 'po-7788'],
      ['PO-7788', 'ＰＯ－７７８８'],
      ['\u05e9\u05c1\u05b8\u05dc\u05d5\u05dd', '\u05e9\u05b8\u05c1\u05dc\u05d5\u05dd'],
      ['\u05e9\u05b8\u05c1\u05dc\u05d5\u05dd', '\ufb2a\u05b8\u05dc'],
      ['PO-7788', 'po\u00ad-77\u200b88'],
    ] as const)
      it(`${JSON.stringify(part)} finds ${JSON.stringify(value)}`, async () => {
        assert.equal(await answer(hasText, value, part), true);
      });
  });
});
