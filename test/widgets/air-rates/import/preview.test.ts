import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  currenciesOf,
  datesOf,
  type ProblemsOf,
  previewOf,
  repeatable,
} from '../../../../widgets/air-rates/import/preview.ts';
import { recognise } from '../../../../widgets/air-rates/import/recognise.ts';
import { blockOf, LEVELS } from './blocks.ts';

const none: ProblemsOf = () => [];

function preview(text: string, { repeated = [] as string[], problemsOf = none } = {}) {
  const block = blockOf(text);
  const recognised = recognise(block, { levels: LEVELS, locale: 'en' });
  const options = { locale: 'en', order: undefined, repeated, problemsOf };
  return { block, recognised, lines: previewOf(block, recognised, options) };
}
const kinds = (text: string) => preview(text).lines.map(({ line, kind }) => `${line} ${kind}`);

test('AIR-27 each line is a lane, blank, or left out with what stands there', () => {
  const { lines } = preview(`
    Acme Air Cargo
    POL | POD | Airline | Min | +100
    YYZ | LHR | AC      | 80  | 3

    POL | POD | Airline | Min | +100
    YYZ | FRA | LH      | 90  | 4
    Total |   |         | 170 | 7
    All rates subject to space`);
  assert.deepEqual(
    lines.map(({ line, kind }) => `${line} ${kind}`),
    ['1 title', '3 lane', '4 empty', '5 heading', '6 lane', '7 note', '8 note'],
  );
  const note = lines.at(-1);
  assert.equal(note?.kind === 'note' && note.text, 'All rates subject to space');
});

test('AIR-27 a lane may lack much, but no price or both ends', () => {
  const HEAD = 'POL|POD|Airline|Min|+100';
  assert.deepEqual(kinds(`${HEAD}\nToronto|London|||`), ['2 lane']);
  assert.deepEqual(kinds(`${HEAD}\n||||3`), ['2 lane']);
  for (const signature of ['Mei', 'Mei||||', 'Mei||Sales||'])
    assert.deepEqual(kinds(`${HEAD}\nYYZ|LHR|AC|80|3\n${signature}`), ['2 lane', '3 note']);
});

test('AIR-27 sums and averages are no lanes, whichever column they are named in', () => {
  const HEAD = 'POL|POD|Airline|Min|+100';
  for (const word of [
    'Total',
    'Grand total',
    'Subtotals',
    'Zwischensumme',
    'Gesamtsumme',
    'Ø',
    'Average:',
    'Moyenne',
    '総計',
  ])
    assert.deepEqual(kinds(`${HEAD}\nYYZ|LHR|AC|80|3\n||${word}|80|3`), ['2 lane', '3 note'], word);
  assert.deepEqual(kinds(`${HEAD}\nTotalandia|LHR|AC|80|3`), ['2 lane']);
});

test('a text beneath an origin is repeated where the user wants it', () => {
  const TEXT = `
    POL | POD | Airline | +100
    YYZ | LHR | AC      | 3
        | FRA | LH      | 4
    YUL | CDG | AF      | 5
        | FRA | LH      | 6`;
  const { block, recognised } = preview(TEXT);
  assert.deepEqual(repeatable(block, recognised), ['from']);
  const from = (repeated: string[]) =>
    preview(TEXT, { repeated }).lines.map((line) => line.kind === 'lane' && line.cells.from);
  assert.deepEqual(from(['from']), ['YYZ', 'YYZ', 'YUL', 'YUL']);
  assert.deepEqual(from([]), ['YYZ', undefined, 'YUL', undefined]);
});

test('what is wrong with a lane comes with it, from the check of the table', () => {
  const { lines } = preview('POL|POD|+100\nYYZ|LHR|on request', {
    problemsOf: (cells) => [{ severity: 'error', message: { id: String(cells['level 100']) } as never }],
  });
  assert.deepEqual(lines[0]?.kind === 'lane' && lines[0].problems.map(({ message }) => message.id), [
    'on request',
  ]);
});

test('D-113 the dates of both columns, and both ends of a range, tell the order', () => {
  const { block, recognised } = preview(
    'POL|POD|Valid from|Validity\nYYZ|LHR|03/04/2026|04/04/2026 - 30/04/2026',
  );
  assert.deepEqual(datesOf(block, recognised, 'en'), ['03/04/2026', '04/04/2026', '30/04/2026']);
});

test('the currencies at prices are reported', () => {
  const { block, recognised } = preview('POL|POD|Min|+100\nYYZ|LHR|80 EUR|€ 3/kg\nYYZ|FRA|80|USD 3');
  assert.deepEqual(currenciesOf(block, recognised), ['EUR', '€', 'USD']);
});

test('the currency that the title of a sheet names is reported', () => {
  const { block, recognised } = preview(
    'Valid in December, all rates EUR per kg\nPOL|POD|Min|+100\nFRA|JFK|80|2,64',
  );
  assert.deepEqual(currenciesOf(block, recognised), ['EUR']);
});

const routings = (text: string) =>
  preview(text).lines.flatMap((line) => (line.kind === 'lane' ? [line.cells.routing] : []));

test('AIR-30 D-136 rates of a sheet without routings are direct flights, which carry the code of the destination', () => {
  assert.deepEqual(routings('POL|POD|+100\nYYZ|LHR|3\nYYZ|fra|4'), ['LHR', 'FRA']);
  assert.deepEqual(routings('POL|POD|+100|Routing\nYYZ|LHR|3|\nYYZ|FRA|4|'), ['LHR', 'FRA']);
});

test('AIR-56 what a sheet leaves open is no direct flight: a blank routing beside others, a destination by name, a stop in the notes', () => {
  assert.deepEqual(routings('POL|POD|+100|Routing\nYYZ|LHR|3|FRA/LHR\nYYZ|FRA|4|'), ['FRA / LHR', undefined]);
  assert.deepEqual(routings('POL|POD|+100\nYYZ|Heathrow|3'), [undefined]);
  assert.deepEqual(routings('POL|POD|+100|Remarks\nYYZ|LHR|3|via FRA\nYYZ|LHR|3|daily'), [undefined, 'LHR']);
});
