import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import * as v from 'valibot';
import type { Operation } from '../data-api/execute.ts';
import type { RootField, Selected } from '../data-api/query/plan.ts';
import { argumentsOf } from '../data-api/query/variables.ts';
import { ALLOWED_QUERIES, type AllowedQuery } from './allowed/queries.ts';
import { notOffered } from './not-offered.ts';
import { PlatformFailure } from './platform-failure.ts';
import type { PlatformRequest } from './post.ts';
import type { Rights } from './rights.ts';

type Ask = (request: PlatformRequest) => Promise<Readonly<Record<string, unknown>>>;
type Rows = Extract<RootField, { kind: 'one' | 'all' }>;

/** The fields that may be selected, each with those inside it. */
interface Selectable extends ReadonlyMap<string, Selectable> {}

/**
 * Answers one query of the allow-list. Nothing of the caller's text goes to the platform: what was understood of it is written anew,
 * and of the answer only what was asked for is handed back.
 *
 * @returns the data
 * @throws ApiError 422 `not_offered`; PlatformFailure
 */
export async function handOnQuery({ document, operation, variables }: Operation, rights: Rights, ask: Ask) {
  if (document.introspects) throw notOffered();
  const { roots, sites } = document.plan(operation, variables);
  const [root] = roots;
  if (!root || roots.length > 1 || (root.kind !== 'one' && root.kind !== 'all')) throw notOffered();
  const name = root.kind + root.model.name;
  const allowed = ALLOWED_QUERIES.get(name);
  if (!allowed) throw notOffered();
  const rows = rowsOf(root);
  const selection = written(rows.selection, selectableOf(allowed));
  const args = checked(allowed, argumentsOf(sites[root.site]!.nodes, variables), root.kind);
  const may = await allowed.may(rights, args.where as never);
  if (!may) return JSON.stringify({ [root.key]: rows.none });
  const answer = (await ask(requestOf(name, root, selection, args)))[name];
  if (answer === undefined) throw new PlatformFailure('lost', 'answered something else');
  return JSON.stringify({ [root.key]: rows.shaped(answer) });
}

/** What is selected of each row, the answer's form around the rows, and what there is for whoever may not have them. */
function rowsOf(root: Rows): {
  selection: readonly Selected[];
  none: unknown;
  shaped(answer: unknown): unknown;
} {
  if (root.kind === 'one') {
    const { selection } = root;
    return { selection, none: null, shaped: (row) => shaped(row, selection) };
  }
  const [part] = root.parts;
  // A count would be of rows that nobody has shown.
  if (!part || root.parts.length > 1 || part.name !== 'results') throw notOffered();
  const { selection, key } = part;
  return {
    selection,
    none: { [key]: [] },
    shaped(answer) {
      const results = (answer as { results?: unknown } | null)?.results;
      if (!Array.isArray(results)) throw new PlatformFailure('lost', 'answered no list');
      return { [key]: shaped(results, selection) };
    },
  };
}

function shaped(value: unknown, selection: readonly Selected[]): unknown {
  if (Array.isArray(value)) return value.map((each) => shaped(each, selection));
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Record<string, unknown>;
  return Object.fromEntries(
    selection.map(({ key, name, field, typeName, selection: inside }) => {
      if (!field) return [key, typeName];
      return [key, field.kind === 'column' ? (row[name] ?? null) : shaped(row[name], inside)];
    }),
  );
}

/** @throws ApiError where something is selected that may not be */
function written(selection: readonly Selected[], allowed: Selectable): string {
  const fields = selection.flatMap(({ name, field, site, selection: inside }) => {
    if (!field) return [];
    const within = allowed.get(name);
    if (!within || site !== undefined) throw notOffered();
    return [field.kind === 'column' ? name : `${name} { ${written(inside, within)} }`];
  });
  return fields.join(' ') || 'id';
}

interface Arguments {
  where: unknown;
  sort?: object;
  skip?: number;
  take?: number;
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const MOST_SKIPPED = 1_000_000;

/** @throws ApiError where an argument is not the allowed one */
function checked({ where, sort, most, isPaged }: AllowedQuery, given: object, kind: Rows['kind']): Arguments {
  const entries =
    kind === 'one'
      ? { where }
      : {
          where: v.optional(where, {}),
          ...(sort && {
            sort: v.optional(v.strictObject({ field: v.literal(sort.field), order: v.literal(sort.order) })),
          }),
          ...(isPaged && { skip: v.optional(v.pipe(Count, v.maxValue(MOST_SKIPPED))) }),
          take: v.optional(v.pipe(Count, v.maxValue(most)), most),
        };
  const parsed = v.safeParse(v.strictObject(entries as v.ObjectEntries), given);
  if (!parsed.success) throw notOffered();
  return parsed.output as unknown as Arguments;
}

function requestOf(name: string, { kind, model }: Rows, selection: string, args: Arguments): PlatformRequest {
  const types: Record<keyof Arguments, string> = {
    where: `${model.name}FilterInput${kind === 'one' ? '!' : ''}`,
    sort: `${model.name}SortInput`,
    skip: 'Int',
    take: 'Int',
  };
  const given = Object.entries(args).filter(([, value]) => value !== undefined) as [
    keyof Arguments,
    unknown,
  ][];
  const declared = given.map(([each]) => `$${each}: ${types[each]}`).join(', ');
  const passed = given.map(([each]) => `${each}: $${each}`).join(', ');
  return {
    query: `query ${name}(${declared}) { ${name}(${passed}) { ${kind === 'one' ? selection : `results { ${selection} }`} } }`,
    variables: Object.fromEntries(given),
  };
}

const selectables = new WeakMap<AllowedQuery, Selectable>();

function selectableOf(allowed: AllowedQuery): Selectable {
  const known = selectables.get(allowed);
  if (known) return known;
  const [definition] = parse(`{ ${allowed.select} }`, { noLocation: true }).definitions;
  const selectable =
    definition?.kind === Kind.OPERATION_DEFINITION ? fieldsIn(definition.selectionSet) : new Map();
  selectables.set(allowed, selectable);
  return selectable;
}

const fieldsIn = ({ selections }: SelectionSetNode): Selectable =>
  new Map(
    (selections as readonly FieldNode[]).map(({ name, selectionSet }) => [
      name.value,
      selectionSet ? fieldsIn(selectionSet) : new Map(),
    ]),
  );
