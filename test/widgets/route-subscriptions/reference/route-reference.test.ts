import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReference } from '../../../../widgets/route-subscriptions/reference/route-reference.ts';

const port = (id: number, companyName: string, country: string, scacCode: string) => ({
  ...{ id, companyName, scacCode },
  country,
});

test('ROUTE-07 ports of the same name say which one they are also when they are chosen, others by their hint alone', () => {
  const ports = [
    port(11, 'Shanghai', 'China', 'CNSHA'),
    port(12, 'Shanghai', 'China', 'CNSGH'),
    port(13, 'Hamburg', 'Germany', 'DEHAM'),
    port(14, 'Portland', 'United States', 'USPDX'),
    port(15, 'Portland', 'Australia', 'AUPTJ'),
  ];
  const { portOptions } = createReference(ports as never, [], 'en');
  assert.deepEqual(
    portOptions.map(({ label, hint = null }) => [label, hint]),
    [
      ['Shanghai, China (CNSHA)', null],
      ['Shanghai, China (CNSGH)', null],
      ['Hamburg, Germany', 'DEHAM'],
      ['Portland, United States', 'USPDX'],
      ['Portland, Australia', 'AUPTJ'],
    ],
  );
});
