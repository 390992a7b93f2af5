import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClientError } from '../../../shared/client/client-error.ts';
import { companiesResult, givenResult, objectResult, trueResult } from '../../../shared/client/results.ts';

const failed = () => Promise.reject(new ClientError('graphql', 'First message', { request: 'x' }));
const { compare } = new Intl.Collator('en', { numeric: true });

const named = (...names: string[]) => names.map((companyName, n) => ({ id: n + 1, companyName }));

test('API-35 D-100 a results object, or {} where there is none or it failed', async () => {
  assert.deepEqual(await objectResult(Promise.resolve({ id: 5 })), { id: 5 });
  for (const results of [null, undefined, 'text', 7, [1]])
    assert.deepEqual(await objectResult(Promise.resolve(results)), {});
  assert.deepEqual(await objectResult(failed()), {});
});

test('API-36 D-100 true only for results that are exactly true', async () => {
  assert.equal(await trueResult(Promise.resolve(true)), true);
  for (const results of [false, null, undefined, 1, 'true', {}, [true]])
    assert.equal(await trueResult(Promise.resolve(results)), false);
});

test('API-39 API-40 the first error message is thrown, and so are results that are null', async () => {
  assert.equal(await givenResult(Promise.resolve(true), 'x'), true);
  assert.equal(await givenResult(Promise.resolve(0), 'x'), 0);
  await assert.rejects(givenResult(failed(), 'x'), { message: 'First message' });
  await assert.rejects(givenResult(Promise.resolve(null), 'x'), { code: 'unexpected' });
});

test('API-37 API-38 ENT-18 pages until an empty one, sorted by name whatever the case', async () => {
  const all = named('beta', 'Alpha', 'alpha 10', 'alpha 9', 'Zeta', 'Éclair');
  const asked: number[] = [];
  const ask = async (skip: number) => {
    asked.push(skip);
    const page = all.slice(skip, skip + 2);
    return [200, page, page.length ? all.length : 0] as [200, typeof all, number];
  };
  const [status, companies, count] = await companiesResult(ask, compare);
  assert.deepEqual([status, count], [200, 6]);
  assert.deepEqual(
    companies.map(({ companyName }) => companyName),
    ['Alpha', 'alpha 9', 'alpha 10', 'beta', 'Éclair', 'Zeta'],
  );
  assert.deepEqual(asked, [0, 2, 4, 6]);
});

test('ENT-18 nothing at all is [200, [], 0]', async () => {
  assert.deepEqual(await companiesResult(async () => null, compare), [200, [], 0]);
  assert.deepEqual(await companiesResult(async () => [200, [], 0], compare), [200, [], 0]);
});

test('API-37 a bare list is understood, and a backend that passes over skip ends', async () => {
  let calls = 0;
  const same = async () => {
    calls += 1;
    return named('b', 'a');
  };
  const [, companies] = await companiesResult(same, compare);
  assert.deepEqual(
    companies.map(({ id }) => id),
    [2, 1],
  );
  assert.equal(calls, 2);
});

test('API-37 a failed page is a failed list', async () => {
  await assert.rejects(companiesResult(failed, compare), { message: 'First message' });
});
