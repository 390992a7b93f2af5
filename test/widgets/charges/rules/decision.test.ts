import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isIssued } from '../../../../widgets/charges/rules/decision.ts';

test('MOD-10 an open quote is with its customer, an open manifest is not', () => {
  const record = (status: string) => ({ id: 7, reference: 'R-7', status, statusOn: '' }) as never;
  const quote = { feature: 'freight_charges' } as const;
  assert.equal(isIssued(record('Open'), quote), true);
  assert.equal(isIssued(record('Requested'), quote), false);
  assert.equal(isIssued(record('Accepted'), quote), false);
  assert.equal(isIssued(null as never, quote), false);
  assert.equal(isIssued(record('Open'), { feature: 'manifests_charges' }), false);
});
