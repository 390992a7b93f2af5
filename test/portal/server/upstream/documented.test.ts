import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type FieldNode, getOperationAST, parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql';
import * as v from 'valibot';
import { unwrap } from '../../../../portal/server/actions/run-action.ts';
import { ALLOWED_ACTIONS, type HandedOnName } from '../../../../portal/server/upstream/allowed/actions.ts';
import { ALLOWED_QUERIES } from '../../../../portal/server/upstream/allowed/queries.ts';
import { isOwnAction } from '../../../../portal/server/upstream/own.ts';
import { ACTION_CONTRACTS, type Shape } from '../../../../shared/contract/documented/actions.ts';
import { type DocumentedQuery, QUERIES_OF_ELEMENTS } from '../../../../shared/contract/documented/queries.ts';

const selectionOf = (text: string): readonly FieldNode[] =>
  fieldsOf(getOperationAST(parse(text))!.selectionSet);
const fieldsOf = ({ selections }: SelectionSetNode) => selections as readonly FieldNode[];

/** Each field that is selected, with the way to it. */
const pathsOf = (fields: readonly FieldNode[], way = ''): string[] =>
  fields.flatMap(({ name, selectionSet }) => {
    const path = way + name.value;
    return [path, ...(selectionSet ? pathsOf(fieldsOf(selectionSet), `${path}.`) : [])];
  });

/** What a documented query asks for: its root field, the arguments of it, and the fields of a row. */
function asked({ query, variables }: DocumentedQuery) {
  const [root] = selectionOf(query);
  const args = root!.arguments!.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]);
  const paths = pathsOf(fieldsOf(root!.selectionSet!)).flatMap(
    (path) => path.replace(/^results\.?/, '') || [],
  );
  return { root: root!.name.value, args: Object.fromEntries(args), paths };
}

/** Not those about people, whom this server has itself. */
const QUERIES = QUERIES_OF_ELEMENTS.map(asked).filter(({ root }) => root !== 'meWebUser');

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** An input as an action is documented. */
function exampleOf(shape: Shape): unknown {
  if (typeof shape === 'string')
    return { Int: 7, Decimal: '12.5', Boolean: true, Date: '2026-12-01' }[shape as string] ?? 'USD';
  if (Array.isArray(shape)) return [exampleOf(shape[0])];
  if ('oneOf' in shape) return (shape.oneOf as readonly string[])[0];
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name.replace('?', ''), exampleOf(field)]),
  );
}

interface Form {
  readonly entries?: Readonly<Record<string, Form>>;
  readonly item?: Form;
  readonly wrapped?: Form;
  /** What is checked one after the other. */
  readonly pipe?: readonly Form[];
}

/** The names of the fields that a form allows, with the way to each. */
function namesIn({ entries = {}, item, wrapped, pipe = [] }: Form, way = ''): string[] {
  const inside = [item, wrapped, ...pipe].flatMap((each) => (each ? namesIn(each, way) : []));
  const own = Object.entries(entries).flatMap(([name, field]) => [
    way + name,
    ...namesIn(field, `${way + name}.`),
  ]);
  return [...own, ...inside];
}

/** The names of the fields of an example. */
function namesOf(example: unknown, way = ''): string[] {
  if (Array.isArray(example)) return namesOf(example[0], way);
  if (typeof example !== 'object' || example === null) return [];
  return Object.entries(example).flatMap(([name, field]) => [
    way + name,
    ...namesOf(field, `${way + name}.`),
  ]);
}

suite('PROD-08 what is handed on to an application is what is documented, and nothing else', () => {
  test('queries, by their root fields', () => {
    assert.deepEqual(sorted(ALLOWED_QUERIES.keys()), sorted(QUERIES.map(({ root }) => root)));
  });

  for (const [root, { select, where, sort, most, isPaged = false }] of ALLOWED_QUERIES)
    test(`${root}: its fields, filters, sort and pages`, () => {
      const all = QUERIES.filter((each) => each.root === root);
      const allowed = pathsOf(selectionOf(`{ ${select} }`));
      assert.deepEqual(sorted(allowed), sorted(all.flatMap(({ paths }) => paths)));
      for (const { args } of all) {
        assert.ok(v.is(where, args.where), JSON.stringify(args.where));
        if (args.sort) assert.deepEqual(args.sort, sort);
        assert.ok((args.take ?? 1) <= most);
      }
      assert.equal(
        all.some(({ args }) => args.skip !== undefined),
        isPaged,
      );
    });

  test('actions, but for those that are answered here', () => {
    const names = Object.keys(ACTION_CONTRACTS).filter((name) => !isOwnAction(name));
    assert.deepEqual(sorted(Object.keys(ALLOWED_ACTIONS)), sorted(names));
  });

  for (const [name, { input }] of Object.entries(ALLOWED_ACTIONS))
    test(`${name}: the fields of its input`, () => {
      const { payload } = unwrap(exampleOf(ACTION_CONTRACTS[name as HandedOnName].input));
      v.parse(input, payload);
      assert.deepEqual(sorted(namesIn(input as Form)), sorted(namesOf(payload)));
    });
});
