import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inLanguage } from '../../../../shared/i18n/define-texts.ts';
import { columnsOf, newRow } from '../../../../widgets/air-rates/rows/rate-row.ts';
import { checksWith, lane, problemsIn, REFERENCE } from './lanes.ts';

const errorsOf = (cells: Readonly<Record<string, string>>, options = {}) =>
  problemsIn([lane(cells)], options)[0]!.filter((one) => one.startsWith('error'));

const first = (cells: Readonly<Record<string, string>>) => {
  const message = checksWith().firstMessage(lane(cells));
  return message && inLanguage('en', message);
};

describe('the check of a lane', () => {
  test('AIR-58 finds nothing in a valid one', () => {
    assert.deepEqual(problemsIn([lane()]), [[]]);
    assert.equal(first({}), undefined);
  });

  const cases = [
    ['AIR-48', { from: ' ' }, 'from', 'Please fill the "From" field.'],
    [
      'AIR-48 AIR-44',
      { from: 'QQQ' },
      'from',
      'Please enter the code or city of an airport: "QQQ" is not known as one.',
    ],
    ['AIR-49', { to: '' }, 'to', 'Please fill the "To" field.'],
    [
      'AIR-49 AIR-44',
      { to: 'please find our rates ex HKG below, valid from June' },
      'to',
      'Please enter the code or city of an airport: "please find our rates ex HKG below, vali…" is not known as one.',
    ],
    ['AIR-50', { airline: '' }, 'airline', 'Please fill the "Airline" field.'],
    [
      'AIR-50 D-137',
      { airline: 'Nobody Air' },
      'airline',
      'Please fill the "Airline" field. "Nobody Air" is not known as an airline.',
    ],
    ['AIR-51', { validityFrom: '' }, 'validityFrom', 'Please fill the "Validity From" field.'],
    ['AIR-52', { 'level 100': '' }, 'level minimum', 'Please provide at least one weight price field.'],
    ['D-138', { 'level normal': '1.2.3' }, 'level normal', 'Please enter a valid number.'],
    ['D-138', { maxCapacity: '..' }, 'maxCapacity', 'Please enter a valid number.'],
    ['D-138', { minTime: ',' }, 'minTime', 'Please enter a valid number.'],
    ['D-138', { 'level 100': '1.23456' }, 'level 100', 'At most 4 decimals.'],
    ['D-138', { maxCapacity: '1.234' }, 'maxCapacity', 'At most 2 decimals.'],
    ['D-138', { maxCapacity: '1000000000000' }, 'maxCapacity', 'At most 12 digits before the decimal point.'],
    ['AIR-31', { minTime: '2.125' }, 'minTime', 'At most 2 decimals.'],
    ['AIR-31', { maxTime: '1000000' }, 'maxTime', 'At most 6 digits before the decimal point.'],
    ['AIR-53', { to: 'YYZ' }, 'to', "Airport 'From' and 'To' can't be the same, please update."],
    ['AIR-54', { minTime: '' }, 'minTime', 'Please enter a valid "Transit Time" range.'],
    ['AIR-54', { maxTime: ' ' }, 'maxTime', 'Please enter a valid "Transit Time" range.'],
    [
      'AIR-55 D-76',
      { minTime: '10', maxTime: '9' },
      'minTime',
      "'Min Transit Time' can't be higher than 'Max Transit Time', please update.",
    ],
    ['AIR-56', { routing: '' }, 'routing', "Please enter valid 'Routing'."],
    ['AIR-56', { routing: ' / ' }, 'routing', "Please enter valid 'Routing'."],
    [
      'AIR-56 D-136',
      { routing: 'YYZ / DIRECT' },
      'routing',
      'Please enter valid \'Routing\'. Codes of airports are expected, such as HKG / LAX; "DIRECT" is none.',
    ],
    [
      'AIR-57',
      { validityFrom: '2026-07-01' },
      'validityFrom',
      "'Validity From' can't be after 'Validity To', please update.",
    ],
    [
      'AIR-37',
      { validityFrom: '2026-02-31' },
      'validityFrom',
      'Please write a date such as Dec 31, 2026 or 2026-12-31.',
    ],
    [
      'AIR-37',
      { validityTo: 'soon' },
      'validityTo',
      'Please write a date such as Dec 31, 2026 or 2026-12-31.',
    ],
  ] as const;
  for (const [requirement, cells, column, message] of cases) {
    test(`${requirement} ${JSON.stringify(cells)} gives “${message}” at ${column}`, () => {
      assert.deepEqual(errorsOf(cells), [`error ${column}: ${message}`]);
      assert.equal(first(cells), message);
    });
  }

  test('AIR-56 D-136 a lane without a routing, or with a word for one, can be made a direct flight once its destination is known', () => {
    const remedyOf = (cells: Readonly<Record<string, string>>) =>
      checksWith()
        .problemsOf(lane(cells))
        .find(({ column }) => column === 'routing')?.remedy?.text;
    assert.equal(remedyOf({ routing: '' }), 'LHR');
    assert.equal(remedyOf({ routing: 'DIRECT' }), 'LHR');
    assert.equal(remedyOf({ routing: '', to: 'QQQ' }), undefined);
    assert.equal(remedyOf({ routing: '', to: '' }), undefined);
    assert.equal(remedyOf({ routing: 'YYZ / QQQ' }), undefined);
  });

  test('AIR-02 says that a text or a list is too long, and by how much, before it is sent', () => {
    const long = (count: number) => 'x'.repeat(count);
    assert.deepEqual(errorsOf({ comment: long(5000), maxTime: '2.25' }), []);
    assert.deepEqual(errorsOf({ comment: long(5001) }), [
      'error comment: At most 5,000 characters; there are 5,001.',
    ]);
    assert.deepEqual(errorsOf({ comment: 'a\u0000' }), ['error comment: The text has a control character.']);
    assert.deepEqual(errorsOf({ comment: '\ud800' }), ['error comment: The text has half of a character.']);
    assert.deepEqual(errorsOf({ airline: long(201) }, { reference: { ...REFERENCE, airlineOptions: [] } }), [
      'error airline: At most 200 characters; there are 201.',
    ]);
    assert.deepEqual(errorsOf({ routing: Array(21).fill('LHR').join(' / ') }), [
      'error routing: At most 20 entries.',
    ]);
    const levels = Array.from({ length: 101 }, (_, index) => String(index + 1));
    const prices = Object.fromEntries(levels.map((level) => [`level ${level}`, '1']));
    assert.deepEqual(errorsOf(prices, { levels }), ['error level 101: At most 100 entries.']);
  });

  test('AIR-58 D-138 runs in its order, and the first that fails gives the message', () => {
    const wrong: Record<string, string> = {
      from: 'QQQ',
      to: 'QQQ',
      airline: '',
      'level 100': '',
      maxCapacity: '.',
      minTime: '9',
      maxTime: '',
      validityFrom: '',
      routing: '',
      validityTo: '2020-01-01',
    };
    const repairs: readonly Readonly<Record<string, string>>[] = [
      { from: 'YYZ' },
      { to: 'YYZ' },
      { airline: 'Air Canada' },
      { validityFrom: '2026-03-01' },
      { 'level 100': '5' },
      { maxCapacity: '' },
      { to: 'LHR' },
      { maxTime: '5' },
      { maxTime: '10' },
      { routing: 'YYZ' },
      { validityTo: '' },
    ];
    let cells = wrong;
    const messages = repairs.map((repair) => {
      const message = first(cells);
      cells = { ...cells, ...repair };
      return message;
    });
    assert.deepEqual(messages, [
      'Please enter the code or city of an airport: "QQQ" is not known as one.',
      'Please enter the code or city of an airport: "QQQ" is not known as one.',
      'Please fill the "Airline" field.',
      'Please fill the "Validity From" field.',
      'Please provide at least one weight price field.',
      'Please enter a valid number.',
      "Airport 'From' and 'To' can't be the same, please update.",
      'Please enter a valid "Transit Time" range.',
      "'Min Transit Time' can't be higher than 'Max Transit Time', please update.",
      "Please enter valid 'Routing'.",
      "'Validity From' can't be after 'Validity To', please update.",
    ]);
    assert.equal(first(cells), undefined);
  });

  test('AIR-58 marks every cell of an empty row that is to be filled, in the order of the checks', () => {
    const [problems = []] = problemsIn([newRow({})]);
    assert.deepEqual(
      problems.map((one) => one.split(':')[0]),
      [
        'error from',
        'error to',
        'error airline',
        'error validityFrom',
        'error level minimum',
        'error minTime',
        'error maxTime',
        'error routing',
        'warning validityTo',
      ],
    );
  });

  test('D-138 D-148 marks every number that can not be read, and none that can', () => {
    const levels = ['normal', '100'];
    const cells = { 'level normal': '1.2.3', 'level 100': '１,５', maxCapacity: '1,000.5', maxTime: '-' };
    assert.deepEqual(
      errorsOf(cells, { levels }).map((one) => one.split(':')[0]),
      ['error level normal', 'error maxTime'],
    );
    assert.equal(columnsOf(levels).length, 12);
  });

  test('AIR-15 D-148 says of a number that can be read in two ways what it may mean, and offers both', async () => {
    const row = lane({ 'level 100': '4,125' });
    const [problem, ...others] = checksWith().problemsOf(row);
    assert.deepEqual(others, []);
    assert.equal(
      inLanguage('en', problem!.message),
      'Please enter a valid number. “4,125” can be read as 4.125 or as 4125.',
    );
    assert.deepEqual(problem!.choices, ['4.125', '4125']);
    assert.equal(inLanguage('en', checksWith().firstMessage(row)!), 'Please enter a valid number.');
    assert.deepEqual(checksWith({ locale: 'de' }).problemsOf(row)[0]!.choices, ['4,125', '4125']);
  });

  test('D-148 refuses a negative price, though it is a number', () => {
    for (const text of ['-5', '5-', '(5)', '−5'])
      assert.deepEqual(
        errorsOf({ 'level 100': text }),
        ['error level 100: Please enter a valid number.'],
        text,
      );
  });

  test('D-76 compares times as numbers: 10 is not below 9, and 1,5 is 1.5', () => {
    assert.deepEqual(errorsOf({ minTime: '9', maxTime: '10' }), []);
    assert.deepEqual(errorsOf({ minTime: '1,5', maxTime: '1.50' }), []);
  });

  test('REF-25 takes any airport and airline as long as the lists are not there', () => {
    const reference = { ...REFERENCE, airportOptions: [], airlineOptions: [] };
    const cells = { from: 'QQQ', airline: 'Nobody Air', routing: 'DIRECT' };
    assert.deepEqual(errorsOf(cells, { reference }), []);
    assert.equal(errorsOf({ from: '' }, { reference }).length, 1);
  });
});
