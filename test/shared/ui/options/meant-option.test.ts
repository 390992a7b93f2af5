import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOptions } from '../../../../shared/ui/options/find-options.ts';
import { isUnknownCode } from '../../../../shared/ui/options/is-clear.ts';
import { meantOption } from '../../../../shared/ui/options/meant-option.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';

const AIRPORTS: readonly Option[] = [
  { id: 1, code: 'DSN', label: 'Ordos (DSN)', words: ['DSN'] },
  { id: 2, code: 'LGW', label: 'London (LGW)', words: ['LGW', 'LON'] },
  { id: 3, code: 'LHR', label: 'London (LHR)', words: ['LHR', 'LON'] },
  { id: 4, code: 'NRT', label: 'Tokyo (NRT)', words: ['NRT', 'TYO'] },
];
const PORTS: readonly Option[] = [
  { id: 1, code: 'USLGB', label: 'Long Beach', words: ['USLGB'] },
  { id: 2, code: 'JPTYO', label: 'Tokyo', words: ['JPTYO'] },
  { id: 3, code: 'JPTYK', label: 'Tokyo Bay', words: ['JPTYK'] },
];

const OF_CITIES: readonly Option[] = [
  { id: 1, code: 'LHR', label: 'London (LHR)', words: ['LHR', 'LON', 'London'], priority: 1 },
  { id: 2, code: 'PVG', label: 'Shanghai (PVG)', words: ['PVG', 'SHA'], priority: 1 },
  { id: 3, code: 'LGW', label: 'London (LGW)', words: ['LGW', 'LON', 'London'] },
  { id: 4, code: 'SHA', label: 'Shanghai (SHA)', words: ['SHA'] },
];
/** Flights by their numbers alone, and on two days the same. */
const FLIGHTS: readonly Option[] = [
  { id: 1, label: 'LH8400' },
  { id: 2, label: 'LH8400' },
  { id: 3, label: 'LH8400A' },
];

for (const [list, text, id] of [
  [AIRPORTS, 'lhr', 3],
  [AIRPORTS, 'tyo', 4],
  [AIRPORTS, 'Tokyo (NRT)', 4],
  [AIRPORTS, 'ordos', 1],
  [AIRPORTS, 'ord', undefined],
  [AIRPORTS, 'lon', undefined],
  [AIRPORTS, 'london', undefined],
  [AIRPORTS, '', undefined],
  [PORTS, 'uslgb', 1],
  [PORTS, 'long', 1],
  [PORTS, 'lon', 1],
  [PORTS, 'tokyo', 2],
  [PORTS, 'toky', undefined],
  [PORTS, 'xyz', undefined],
  [OF_CITIES, 'london', 1],
  [OF_CITIES, 'lon', 1],
  [OF_CITIES, 'lond', undefined],
  [OF_CITIES, 'lgw', 3],
  [OF_CITIES, 'sha', 4],
  [FLIGHTS, 'lh8400', undefined],
  [FLIGHTS, 'LH8400A', 3],
] as const)
  test(`D-148 D-150 a text means an option by its code, as the likeliest of its name, or as the only match: ${text || 'none'}`, () => {
    assert.equal(meantOption(findOptions(list, text), text)?.id, id);
  });

test('only three letters are a code of an airport', () => {
  const isUnknown = (list: readonly Option[], text: string) => isUnknownCode(findOptions(list, text), text);
  assert.equal(isUnknown(AIRPORTS, ' ORD '), true);
  assert.equal(isUnknown(AIRPORTS, 'lon'), false);
  assert.equal(isUnknown(AIRPORTS, 'ordo'), false);
  assert.equal(isUnknown(PORTS, 'lon'), false);
});
