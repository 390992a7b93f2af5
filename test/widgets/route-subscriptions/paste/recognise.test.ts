import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readLines } from '../../../../widgets/route-subscriptions/paste/lines.ts';
import { createPlaces } from '../../../../widgets/route-subscriptions/paste/places.ts';
import { recognise } from '../../../../widgets/route-subscriptions/paste/recognise.ts';
import { createReference } from '../../../../widgets/route-subscriptions/reference/route-reference.ts';
import { type RouteValues, routeKey } from '../../../../widgets/route-subscriptions/route.ts';
import { CARRIER_LIST, PORT_LIST } from '../fixtures.ts';

const reference = createReference(PORT_LIST, CARRIER_LIST, 'en');
const codes = new Map(CARRIER_LIST.map(({ id, code }) => [id, code]));
const NOTHING: ReadonlySet<number> = new Set();

type Context = Partial<Parameters<typeof recognise>[1]>;

const read = (text: string, context: Context = {}) =>
  recognise(readLines(text).lines, {
    places: createPlaces(reference, codes),
    answers: new Map(),
    stored: new Set(),
    added: NOTHING,
    refused: NOTHING,
    words: {
      originPort: ['Abgangshafen'],
      dischargePort: ['Löschhafen'],
      destinationPort: ['Zielhafen'],
      carrier: ['Reederei'],
    },
    ...context,
  });
const shown = ({ originPort, dischargePort, destinationPort, carrier }: RouteValues) => [
  originPort,
  dischargePort,
  destinationPort,
  carrier,
];
const routesIn = (text: string) => read(text).lines.map(({ values }) => shown(values));
const statesIn = (text: string, context?: Context) => read(text, context).lines.map(({ state }) => state);

const WHOLE = [11, 13, 21, 31];

suite('a pasted list of routes', () => {
  for (const [title, text] of [
    ['from a spreadsheet', 'CNSHA\tSGSIN\tDEHAM\tMAEU'],
    ['with semicolons, by names', 'Shanghai; Singapore; Hamburg; Maersk'],
    ['with commas', 'CNSHA,SGSIN,DEHAM,MAEU'],
    [
      'with commas, where the portal writes them in names, too',
      'Shanghai, China, SGSIN, Hamburg, Germany, Maersk',
    ],
    ['of codes alone, and blanks', 'CNSHA SGSIN DEHAM MAEU'],
    ['with arrows', 'Shanghai → Singapore → Hamburg → Maersk'],
    ['as CSV with quotes', '"Shanghai";"Singapore";"Hamburg";"Maersk"'],
    ['as CSV with separators in quotes', '"Shanghai, China",Singapore,"Hamburg, Germany",Maersk'],
    ['with code and name together', 'Shanghai (CNSHA)\tSGSIN Singapore\tde ham\tmaersk'],
  ] as const)
    test(`is read ${title}`, () => assert.deepEqual(routesIn(text), [WHOLE]));

  test('keeps what stands behind the quotes of a cell', () => {
    const [line] = readLines('"Shanghai" Pudong;SGSIN;"DEHAM";"never closed').lines;
    assert.deepEqual(line?.cells, ['Shanghai Pudong', 'SGSIN', 'DEHAM', '"never closed']);
  });

  test('of two cells has origin and destination; the third of three is the carrier, if it is one', () => {
    assert.deepEqual(routesIn('CNSHA;DEHAM\nCNSHA;DEHAM;HLCU\nCNSHA;SGSIN;DEHAM'), [
      [11, null, 21, null],
      [11, null, 21, 32],
      [11, 13, 21, null],
    ]);
  });

  test('has its columns in the order of its headings, also in the language of the page', () => {
    assert.deepEqual(routesIn('Carrier\tPOD\tNote\tOrigin\tDestination\nMAEU\tSGSIN\tx\tCNSHA\tDEHAM'), [
      WHOLE,
    ]);
    assert.deepEqual(routesIn('Zielhafen;Abgangshafen\nDEHAM;CNSHA'), [[11, null, 21, null]]);
  });

  test('says of each line what becomes of it', () => {
    const stored = new Set([
      routeKey({ originPort: 12, destinationPort: 22, dischargePort: null, carrier: null }),
    ]);
    const text = [
      'CNSHA;DEHAM',
      '',
      'cnsha;Hamburg',
      'CNNGB;NLRTM',
      'CNSHA;Vancouver',
      'CNSHA;Nowhere',
      'CNSHA;;',
    ].join('\n');
    const { lines } = read(text, { stored });
    assert.deepEqual(
      lines.map(({ line, state, repeats }) => [line, state, repeats]),
      [
        [1, 'found', undefined],
        [3, 'duplicate', 1],
        [4, 'duplicate', undefined],
        [5, 'ambiguous', undefined],
        [6, 'unknown', undefined],
        [7, 'incomplete', undefined],
      ],
    );
  });

  test('asks once for each text that is not clear; the answer counts for all its lines', () => {
    const text = 'CNSHA;Vancouver\nCNNGB;vancouver\nCNSHA;DEHAM;Nobody';
    const { questions } = read(text);
    assert.deepEqual(
      questions.map(({ text: asked, lines }) => [asked, lines]),
      [
        ['Vancouver', 2],
        ['Nobody', 1],
      ],
    );
    const answers = new Map([
      [questions[0]!.key, 23],
      [questions[1]!.key, 13],
    ]);
    assert.deepEqual(statesIn(text, { answers }), ['found', 'found', 'found']);
  });

  test('asks nothing of a line that no answer makes a route of', () => {
    assert.deepEqual(read('Nowhere;\nNowhere').questions, []);
  });

  test('knows what is added by now and what the server refused', () => {
    const context = { added: new Set([1]), refused: new Set([2]) };
    assert.deepEqual(statesIn('CNSHA;DEHAM\nCNSHA;NLRTM', context), ['added', 'refused']);
  });

  test('of 10,000 lines is read as far as a company can have routes, and all of them are counted', () => {
    const text = Array.from({ length: 10_000 }, (_, n) => `X${n};Y${n}`).join('\n');
    const { lines, count } = readLines(text);
    assert.deepEqual([lines.length, count], [5000, 10_000]);
    const { lines: known, questions } = read(text);
    assert.equal(known.length, 5000);
    assert.equal(questions.length, 10_000);
  });
});

suite('ports and carriers to choose from', () => {
  test('ROUTE-07 ROUTE-08 ports by name and country with their code, carriers by name', () => {
    const { portOptions, carrierOptions } = createReference(PORT_LIST, CARRIER_LIST, 'de');
    assert.deepEqual(portOptions[0], {
      id: 11,
      code: 'CNSHA',
      label: 'Shanghai, China (CNSHA)',
      words: ['CNSHA', 'Shanghai, China', 'China'],
      priority: 0,
    });
    assert.deepEqual(portOptions[3]!.words, ['DEHAM', 'Hamburg, Germany', 'Deutschland']);
    assert.deepEqual(carrierOptions[0], { id: 31, label: 'Maersk' });
  });
});
