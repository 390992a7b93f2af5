import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { UploadRates } from '../../../shared/contract/air-rates-input.ts';
import { SaveCharges } from '../../../shared/contract/charges-input.ts';
import { StartImport } from '../../../shared/contract/imports.ts';
import { CreateCompany } from '../../../shared/contract/managed-companies.ts';
import {
  DeleteRouteSubscriptions,
  RestoreRouteSubscriptions,
  SaveRouteSubscriptions,
} from '../../../shared/contract/route-subscriptions-input.ts';

const LISTS: readonly (readonly [v.GenericSchema, string])[] = [
  [SaveRouteSubscriptions, 'routes'],
  [DeleteRouteSubscriptions, 'items'],
  [RestoreRouteSubscriptions, 'ids'],
  [SaveCharges, 'charges'],
  [UploadRates, 'rates'],
  [UploadRates, 'charges'],
  [CreateCompany, 'agentIds'],
  [StartImport, 'columns'],
];

for (const [schema, field] of LISTS)
  test(`D-102 a list of ${field} that is too long is refused before its entries are read`, () => {
    const read = (_: object, key: string | symbol) => assert.fail(`${String(key)} was read`);
    const entry = new Proxy({}, { get: read, has: read });
    const { issues = [] } = v.safeParse(schema, { [field]: Array(5_000).fill(entry) });
    const [issue, ...more] = issues.filter(({ path }) => path?.[0]?.key === field);
    assert.deepEqual([issue?.type, v.getDotPath(issue!), more.length], ['max_length', field, 0]);
  });
