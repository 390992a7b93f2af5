import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOrAlike } from '../../../../shared/ui/options/find-or-alike.ts';
import { createReference } from '../../../../widgets/route-subscriptions/reference/route-reference.ts';

const port = (id: number, companyName: string, country: string, scacCode: string, ...words: string[]) => ({
  ...{ id, companyName, scacCode, country, words },
});
const { portOptions } = createReference(
  [
    port(11, 'Shanghai', 'China', 'CNSHA', 'CNSGH', 'Yangshan'),
    port(12, 'Genova', 'Italy', 'ITGOA', 'Genoa'),
    port(13, 'Portland, OR', 'United States', 'USPDX'),
    port(14, 'Own quay', '', ''),
  ],
  [],
  'de',
);

test('ROUTE-07 a port says its code, also when it is chosen', () => {
  assert.deepEqual(
    portOptions.map(({ label }) => label),
    ['Shanghai, China (CNSHA)', 'Genova, Italy (ITGOA)', 'Portland, OR, United States (USPDX)', 'Own quay'],
  );
});

for (const [text, id] of [
  ['genoa', 12],
  ['Genova, Italy', 12],
  ['italien', 12],
  ['CNSGH', 11],
  ['shangahi', 11],
  ['itgoa', 12],
] as const)
  test(`ROUTE-07 a port is found by names in other languages, former codes and with a typo: ${text}`, () => {
    assert.deepEqual(
      findOrAlike(portOptions, text).map((option) => option.id),
      [id],
    );
  });
