import fc from 'fast-check';
import * as v from 'valibot';
import { addDays, today } from '../../../shared/trade/calendar-days.ts';
import { formsOf, isWrapper, type Schema, shapeOf } from './schema-tree.ts';

/** Values that stand for a field, such as ids that there are; undefined where any that the schema takes will do. */
export type KnownValues = (field: string) => readonly unknown[] | undefined;

const SOON = addDays(today(), 7);
/** Of these a text or number takes some. */
const CANDIDATES: readonly unknown[] = [
  ...[
    '',
    'Some words',
    'a@b.example',
    '12.50',
    '1',
    'minimum',
    '100',
    'USD',
    'EUR',
    'DE',
    'KG',
    'AMS',
    'FRA',
  ],
  ...[
    today(),
    SOON,
    addDays(SOON, 14),
    '2026-06-15T10:00:00Z',
    `${today()}T00:00:00+02:00`,
    '08:00',
    '17:30',
  ],
  ...['2026-03', '2026-11', 'iVBORw0KGgo=', '5f0c1f3e-2b7f-4f0a-9d56-0f8d3c1a7b11', 'bookings', 'UTC'],
  ...[1, 0, 20, 99.5, 600],
];

/** Inputs that a schema takes. */
function inputsOf(given: v.GenericSchema, known: KnownValues, field = ''): fc.Arbitrary<unknown> {
  const schema = given as unknown as Schema;
  const shape = shapeOf(schema);
  const part = (one: Schema | undefined, name: string) =>
    inputsOf(one as unknown as v.GenericSchema, known, name);
  if (isWrapper(shape) && !schema.pipe)
    return fc.oneof(
      { weight: 3, arbitrary: part(shape.wrapped, field) },
      { weight: 1, arbitrary: fc.constant(shape.type === 'nullable' ? null : undefined) },
    );
  if (shape.entries)
    return fc.record(
      Object.fromEntries(Object.entries(shape.entries).map(([name, one]) => [name, part(one, name)])),
    );
  if (shape.item) {
    const isFilled = schema.pipe?.some(({ type }) => type === 'min_length');
    return fc.uniqueArray(part(shape.item, field), {
      minLength: isFilled ? 1 : 0,
      maxLength: 3,
      selector: (entry) => JSON.stringify(entry),
    });
  }
  if (shape.items) return fc.tuple(...shape.items.map((one) => part(one, field)));
  if (shape.type === 'record')
    return fc.dictionary(part(shape.key, 'key') as fc.Arbitrary<string>, part(shape.value, field), {
      minKeys: 1,
      maxKeys: 2,
    });
  const forms = formsOf(schema);
  if (forms) return fc.oneof(...forms.map((form) => part(form, field)));
  if (shape.type === 'literal') return fc.constant(shape.literal);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'picklist') return fc.constantFrom(...shape.options!);
  if (shape.type === 'unknown') return fc.constant({});
  const fitting = CANDIDATES.filter((value) => v.is(given, value));
  return fc.constantFrom(...(known(field) ?? (fitting.length > 0 ? fitting : [null])));
}

/** Lengths that texts may have at most. */
const LENGTHS = [10, 20, 35, 50, 60, 100, 200, 300, 320, 500, 1000, 2000];

/** What is too long to be shown, or too deep to be written by `JSON.stringify`. */
class Made {
  readonly name: string;
  readonly #text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
  }

  within(json: string): string {
    return json.replaceAll(JSON.stringify(this.name), this.#text);
  }

  toJSON(): string {
    return this.name;
  }
}
const MADE = [
  new Made('lists in 5,000 lists', `${'['.repeat(5_000)}1${']'.repeat(5_000)}`),
  new Made('objects in 20,000 objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  new Made('100,000 letters', `"${'x'.repeat(100_000)}"`),
  new Made('5,000 ones', `[${'1,'.repeat(4_999)}1]`),
];

/** An input as it is sent. */
export const jsonOf = (input: unknown): string =>
  MADE.reduce((json, made) => made.within(json), JSON.stringify(input) ?? 'null');

const ownProto = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}}}');

const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udc00',
    '\ufffe',
    '\u2028',
    '\u202e',
    '\u001f',
    "';--",
    '%',
    '\\',
  ],
  ...[
    '0000-01-01',
    '0001-01-01',
    '1999-12-31',
    '9999-12-31',
    '2026-02-30',
    '+010000-01-01',
    'infinity',
    'now',
  ],
  ...[
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+14:00',
    '2026-01-01T10:00:00+01',
    '9999-12-31T23:59:59-14:00',
  ],
  ...[
    '1e300',
    '-1',
    '0.1',
    '9'.repeat(30),
    `0.${'0'.repeat(30)}1`,
    '0'.repeat(400),
    'NaN',
    '١٢',
    '24:00',
    '0000-00',
  ],
  ...[
    -1,
    0,
    0.5,
    -0,
    1e300,
    -1e300,
    5e-324,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e21,
    99_999.999,
  ],
  ...[null, true, false, [], {}, [null], [[]], { a: 1 }, ['a\u0000b'], [2 ** 31], ownProto],
  ...MADE,
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty'],
];
const aroundLimit = fc
  .constantFrom(...LENGTHS)
  .chain((length) =>
    fc.constantFrom(
      'x'.repeat(length),
      'x'.repeat(length + 1),
      `${'x'.repeat(length - 1)}😀`,
      `${'x'.repeat(length - 1)}\ud83d`,
      '😀'.repeat(length),
      '界'.repeat(length),
    ),
  );
const hostile = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: aroundLimit },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
);

type Key = string | number;

function placesIn(value: unknown, place: readonly Key[] = []): (readonly Key[])[] {
  if (typeof value !== 'object' || value === null || value instanceof Made) return [place];
  const keys: Key[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [place, ...keys.flatMap((key) => placesIn((value as Record<Key, unknown>)[key], [...place, key]))];
}

/** A copy with another value at a place; undefined leaves it out. */
function withAt(value: unknown, [key, ...rest]: readonly Key[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Key, unknown>;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

/**
 * Inputs of which none, one or some values are hostile, missing, or too many.
 *
 * @param good inputs that are good as they are, where hardly one that is drawn would be
 */
export function hostileInputsOf(
  schema: v.GenericSchema,
  known: KnownValues,
  good: readonly object[] = [],
): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    to: fc.oneof({ weight: 6, arbitrary: hostile }, { weight: 1, arbitrary: fc.constant(undefined) }),
  });
  const drawn =
    good.length > 0
      ? fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...good) },
          { weight: 1, arbitrary: inputsOf(schema, known) },
        )
      : inputsOf(schema, known);
  const beside = fc.option(fc.dictionary(fc.string({ maxLength: 5 }), hostile, { maxKeys: 1 }), { freq: 10 });
  return fc.tuple(drawn, fc.array(change, { maxLength: 2 }), beside).map(([input, changes, more]) => {
    const changed = changes.reduce((value, { at, to }) => {
      // The whole of it in one of many cases only: most inputs are to be refused for something within.
      const places = placesIn(value).slice(at % 20 === 0 ? 0 : 1);
      return places.length === 0 ? to : withAt(value, places[at % places.length]!, to);
    }, input);
    return more && typeof changed === 'object' && changed !== null && !Array.isArray(changed)
      ? { ...changed, ...more }
      : changed;
  });
}
