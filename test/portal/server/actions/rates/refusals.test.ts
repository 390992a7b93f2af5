import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database } from '../../../../../portal/server/db/database.ts';
import {
  MAX_CHUNK_RATES,
  MAX_LEVELS,
  MAX_LOCAL_CHARGES,
  MAX_RATES,
  MAX_STOPS,
} from '../../../../../shared/contract/air-rates.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AIRPORT,
  chunk,
  everything,
  fill,
  type RatesServer,
  rate,
  startRatesServer,
  type Uploader,
} from './rates-server.ts';

/** What is wrong with a lane that is fine otherwise: the reason, its field, and its text after `Line 2, {field}`. */
const WRONG: [title: string, change: object, code: string, field: string, text: string][] = [
  ['AIR-48 no From', { from: ' ' }, 'fillIn', 'from', 'Please fill in this field.'],
  ['AIR-48 an unknown From', { from: 'qqq' }, 'airport', 'from', 'Airport "QQQ" is unknown.'],
  [
    'AIR-35 the id of another airport',
    { fromAirportId: AIRPORT.HKG },
    'airportId',
    'fromAirportId',
    'This does not belong to airport PVG.',
  ],
  [
    'AIR-35 no id of the airport',
    { toAirportId: null },
    'airportId',
    'toAirportId',
    'This does not belong to airport FRA.',
  ],
  [
    'AIR-35 the code of another airport',
    { toAirportCode: 'JFK' },
    'airportId',
    'toAirportCode',
    'This does not belong to airport FRA.',
  ],
  ['AIR-49 no To', { to: '' }, 'fillIn', 'to', 'Please fill in this field.'],
  ['AIR-49 an unknown To', { to: 'QQQ' }, 'airport', 'to', 'Airport "QQQ" is unknown.'],
  ['AIR-50 no Airline', { airline: '' }, 'fillIn', 'airline', 'Please fill in this field.'],
  [
    'D-137 no such airline',
    { airline: 'Air Nowhere' },
    'airline',
    'airline',
    'There is no airline "Air Nowhere".',
  ],
  [
    'D-137 a company that is no airline',
    { airline: 'Sea Line' },
    'airline',
    'airline',
    'There is no airline "Sea Line".',
  ],
  ['AIR-51 no Validity From', { validityFrom: '' }, 'fillIn', 'validityFrom', 'Please fill in this field.'],
  [
    'AIR-52 no weight price',
    { weight: [] },
    'noWeightPrice',
    'weight',
    'Please provide at least one weight price.',
  ],
  [
    'AIR-52 weights without a price',
    { weight: [{ level: '100', value: '' }] },
    'noWeightPrice',
    'weight',
    'Please provide at least one weight price.',
  ],
  [
    'a weight with two prices',
    {
      weight: [
        { level: '100', value: 4 },
        { level: '100.0', value: 5 },
      ],
    },
    'levelTwice',
    'weight',
    'The weight 100 has two prices.',
  ],
  [
    'AIR-53 equal From and To',
    { to: 'pvg', toAirportId: AIRPORT.PVG, toAirportCode: 'PVG' },
    'sameAirport',
    'to',
    'It is the airport of "From" too.',
  ],
  [
    'AIR-54 no min transit time',
    { minTime: '' },
    'noTransitTime',
    'minTime',
    'Please enter a valid range of transit times.',
  ],
  [
    'AIR-54 no max transit time',
    { maxTime: null },
    'noTransitTime',
    'maxTime',
    'Please enter a valid range of transit times.',
  ],
  [
    'AIR-55 D-76 a min transit time above the max, as numbers',
    { minTime: '10', maxTime: '9' },
    'transitOrder',
    'minTime',
    'The minimum transit time is longer than the maximum.',
  ],
  ['AIR-56 no routing', { routing: [] }, 'noRouting', 'routing', 'Please enter a valid routing.'],
  [
    'AIR-56 an empty stop',
    { routing: [{ value: ' ', index: 0 }] },
    'noRouting',
    'routing',
    'Please enter a valid routing.',
  ],
  [
    'D-136 a routing that is no airport',
    { routing: [{ value: 'direct', index: 0 }] },
    'airport',
    'routing',
    'Airport "DIRECT" is unknown.',
  ],
  [
    'AIR-57 a Validity From after Validity To',
    { validityFrom: '2026-12-02', validityTo: '2026-12-01' },
    'validityOrder',
    'validityTo',
    'The validity ends before it begins.',
  ],
  [
    'AIR-37 a day that does not exist',
    { validityFrom: '2026-02-30' },
    'noDate',
    'validityFrom',
    'This is not a date such as 2026-01-31.',
  ],
  [
    'AIR-37 a date of another form',
    { validityTo: '01/12/2026' },
    'noDate',
    'validityTo',
    'This is not a date such as 2026-01-31.',
  ],
  ['D-76 no number', { minTime: '1,5' }, 'noNumber', 'minTime', 'This is not a number.'],
  ['D-76 a number below 0', { maxCapacity: -1 }, 'negative', 'maxCapacity', 'The number is below 0.'],
  [
    'a number with too many digits',
    { maxTime: 1_234_567 },
    'wholeDigits',
    'maxTime',
    'The number has more than 6 digits before the decimal point.',
  ],
  [
    'a price with too many decimals',
    { weight: [{ level: 'normal', value: '1.23456' }] },
    'decimals',
    'weight.0.value',
    'The number has more than 4 decimals.',
  ],
  [
    'D-76 a negative weight',
    { weight: [{ level: '-45', value: 1 }] },
    'noNumber',
    'weight.0.level',
    'This is not a number.',
  ],
  [
    'a comment with a control character',
    { comment: 'a\u0000b' },
    'text.control',
    'comment',
    'The text has a control character.',
  ],
  [
    'AIR-31 a transit time with more decimals than are stored',
    { minTime: '2.125' },
    'decimals',
    'minTime',
    'The number has more than 2 decimals.',
  ],
  [
    'a capacity with too many digits',
    { maxCapacity: '1000000000000' },
    'wholeDigits',
    'maxCapacity',
    'The number has more than 12 digits before the decimal point.',
  ],
  [
    'AIR-30 a routing over too many airports',
    { routing: Array.from({ length: MAX_STOPS + 1 }, (_, index) => ({ value: 'FRA', index })) },
    'tooManyEntries',
    'routing',
    'At most 20 entries.',
  ],
  [
    'too many weight prices',
    {
      weight: Array.from({ length: MAX_LEVELS + 1 }, (_, index) => ({ level: String(index + 1), value: 1 })),
    },
    'tooManyEntries',
    'weight',
    'At most 100 entries.',
  ],
  [
    'an airline with a name that is too long',
    { airline: 'x'.repeat(201) },
    'text.long',
    'airline',
    'The text is longer than 200 characters.',
  ],
  [
    'a comment that is too long',
    { comment: 'x'.repeat(5001) },
    'text.long',
    'comment',
    'The text is longer than 5000 characters.',
  ],
];

/** Every field that a check is about, empty or wrong, in the order of AIR-58. */
const ALL_WRONG: readonly (readonly [field: string, wrong: object])[] = [
  ['from', { from: '' }],
  ['to', { to: '' }],
  ['airline', { airline: '' }],
  ['validityFrom', { validityFrom: '' }],
  ['weight', { weight: [] }],
  ['to', { to: 'PVG', toAirportId: AIRPORT.PVG, toAirportCode: 'PVG' }],
  ['maxTime', { minTime: '5', maxTime: '' }],
  ['minTime', { minTime: '5', maxTime: '4' }],
  ['routing', { routing: [] }],
  ['validityTo', { validityTo: '2020-01-01' }],
];

const charge = { name: 'Handling', currency: 'USD', kgRate: '0.1', shipmentRate: null, minRate: null };

/** What else is wrong with a chunk, and how that is said. */
const WRONG_CHUNK: [title: string, change: object, message: string | RegExp][] = [
  ['no rates', { rates: [] }, /^rates/],
  ['too many rates', { rates: Array.from({ length: MAX_CHUNK_RATES + 1 }, () => rate()) }, /^rates/],
  ['no key', { uploadKey: undefined }, 'uploadKey is missing.'],
  ['a key of other characters', { uploadKey: 'schlüssel' }, /^uploadKey: It has 1 to 200 printable ASCII/],
  ['a chunk beyond the last one', { chunk: 2, chunks: 1 }, 'The chunk must be a number from 1 to chunks.'],
  ['chunk 0', { chunk: 0 }, /^chunk/],
  ['half a chunk', { chunk: 0.5 }, /^chunk/],
  ['too many chunks', { chunks: MAX_RATES + 1 }, /^chunks/],
  ['no notes', { submissionNotes: undefined }, 'submissionNotes is missing.'],
  [
    'notes that are too long together',
    { submissionNotes: { customerName: '', notes: ['x'.repeat(15_000), 'x'.repeat(5_000)] } },
    'submissionNotes.notes: The text is longer than 20000 characters.',
  ],
  [
    'AIR-22 a customer name that is too long',
    { submissionNotes: { customerName: 'x'.repeat(201), notes: [] } },
    'submissionNotes.customerName: The text is longer than 200 characters.',
  ],
  [
    'D-25 a charge without a name',
    { charges: [{ ...charge, name: ' ' }] },
    'charges.0.name: Please fill in this field.',
  ],
  [
    'AIR-39 a charge in another currency',
    { charges: [{ ...charge, currency: 'EUR' }] },
    'charges.0.currency must be "USD" or "CAD".',
  ],
  [
    'AIR-42 a charge with a negative rate',
    { charges: [{ ...charge, minRate: -2 }] },
    'charges.0.minRate: The number is below 0.',
  ],
  [
    'too many charges',
    { charges: Array.from({ length: MAX_LOCAL_CHARGES + 1 }, () => charge) },
    'charges: At most 200 entries.',
  ],
];

forEachDatabase((_kind, open) => {
  let database: Database;
  let server: RatesServer;
  let agent: Uploader;
  before(async () => {
    database = await open();
    await fill(database);
    server = await startRatesServer(database);
    agent = await server.as('agent');
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  for (const [title, change, code, field, text] of WRONG)
    test(`${title} is refused with its line`, async () => {
      const as = await everything(database);
      const rates = [rate(), { ...rate(), ...change }, { ...rate(), from: '' }];
      const { status, message, reasons } = await agent.refusal({ ...chunk('wrong', 1, 2), rates });
      assert.equal(status, 422);
      assert.equal(message, `Line 2, ${field}: ${text}`);
      assert.deepEqual(
        reasons?.map(({ values: _, ...reason }) => reason),
        [{ code, field, line: 2 }],
      );
      assert.equal(await everything(database), as);
    });

  test('AIR-58 the first check that fails is told, in the order of the screen', async () => {
    for (const [from, [field]] of ALL_WRONG.entries()) {
      const wrong = Object.assign(
        {},
        ...ALL_WRONG.slice(from)
          .toReversed()
          .map(([, change]) => change),
      );
      const { reasons } = await agent.refusal({ ...chunk('order', 1, 1), rates: [{ ...rate(), ...wrong }] });
      assert.equal(reasons?.[0]?.field, field);
    }
  });

  for (const [title, change, message] of WRONG_CHUNK)
    test(`API-42 ${title} is refused`, async () => {
      const as = await everything(database);
      const refusal = await agent.refusal({ ...chunk('wrong chunk', 1, 1), ...change });
      assert.equal(refusal.status, 422);
      if (typeof message === 'string') assert.equal(refusal.message, message);
      else assert.match(refusal.message, message);
      assert.equal(await everything(database), as);
    });

  test('a submission has no more rates than it may, counted over all its chunks', async () => {
    const full = MAX_RATES / MAX_CHUNK_RATES;
    const rates = Array.from({ length: MAX_CHUNK_RATES }, () => rate());
    const send = (number: number) => chunk('full', number, full + 1, { rates });
    for (let number = 1; number <= full; number++) await agent.upload(send(number));
    const refusal = await agent.refusal({ ...send(full + 1), rates: [rate()] });
    assert.deepEqual(
      [refusal.status, refusal.message],
      [422, `A submission has ${MAX_RATES} rates at most.`],
    );
  });
});
