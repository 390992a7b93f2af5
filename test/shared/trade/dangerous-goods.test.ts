import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unNumberIn } from '../../../shared/trade/dangerous-goods.ts';

suite('numbers of dangerous goods', () => {
  test('MOD-04 a UN number is read however it is written', () => {
    for (const typed of ['1263', 'UN1263', 'un 1263', ' UN-1263 ', 'ＵＮ１２６３'])
      assert.equal(unNumberIn(typed), '1263', typed);
  });

  test('MOD-04 what is no UN number is none', () => {
    for (const typed of ['', '126', '12635', 'NA1263', '1263 paint'])
      assert.equal(unNumberIn(typed), undefined);
  });
});
