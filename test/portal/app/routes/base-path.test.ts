import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathBehind } from '../../../../portal/app/routes/base-path.ts';

for (const [base, shown, path] of [
  ['', '/', '/'],
  ['', '/booking/', '/booking/'],
  ['/freight', '/freight', '/'],
  ['/freight', '/freight/', '/'],
  ['/freight', '/freight/booking/a%20b', '/booking/a%20b'],
  ['/freight', '/freight/freight', '/freight'],
  ['/freight', '/freighter', '/freighter'],
  ['/freight', '/booking', '/booking'],
] as const)
  test(`NAV-41 behind "${base}" the address ${shown} is the page ${path}`, () => {
    assert.equal(pathBehind(base, shown), path);
  });
