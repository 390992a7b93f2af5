import {
  type DocumentedProperty,
  type DocumentedType,
  MODELS_DOCUMENTED,
  ROOTS,
  relationOf,
} from '../../../shared/contract/documented/models.ts';
import type { ApplicationNames } from './application-names.ts';
import { type Ask, isForbidden, type Refusal } from './ask.ts';
import type { Finding } from './finding.ts';
import { propertyInWords } from './property-in-words.ts';
import { argument, property, usesOfThings } from './uses.ts';

/** Names in GraphQL of the way to the rows of a model, from a query on. */
type Way = readonly [root: string, ...relations: string[]];

type Found = Pick<Finding, 'thing' | 'state' | 'note'>;

/**
 * What an application that hides its schema has of the documented models, by the errors of harmless queries for one row: first
 * all of a model at once, and where that is refused each property alone.
 */
export async function probeModels(ask: Ask, names: ApplicationNames): Promise<Finding[]> {
  const uses = usesOfThings();
  const findings: Finding[] = [];
  for (const [model, way] of waysToModels())
    for (const found of await probeModel(ask, model, way, names))
      findings.push({ group: model, uses: uses.get(found.thing) ?? [], ...found });
  return findings;
}

/** Each model with the shortest way to it. */
function waysToModels(): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>(ROOTS.map((model) => [model, [`all${model}`]]));
  // A map also goes through what is added to it meanwhile.
  for (const [model, way] of ways)
    for (const name of Object.keys(MODELS_DOCUMENTED[model]!)) {
      const target = relationOf(model, name);
      if (target && !ways.has(target)) ways.set(target, [...way, name]);
    }
  return ways;
}

async function probeModel(ask: Ask, model: string, way: Way, names: ApplicationNames): Promise<Found[]> {
  const first = await ask(queryFor(way, 'id'));
  const blocked = first.refusal && blockedBy(first.refusal, model, way, names);
  if (blocked) return [blocked];
  const properties = Object.entries(MODELS_DOCUMENTED[model]!);
  const whole = await ask(queryFor(way, properties.map(selectionOf).join(' ')));
  const found: Found[] = isRoot(way) ? [{ thing: way[0], state: 'there' }] : [];
  if (whole.data)
    return [...found, ...properties.map((each) => toldBy(model, each, rowsOf(whole.data, way)))];
  for (const each of properties) {
    const { data, refusal } = await ask(queryFor(way, selectionOf(each)));
    const thing = property(model, each[0]);
    if (data) found.push(toldBy(model, each, rowsOf(data, way)));
    else if (isUnknown(refusal, names.calledIn(model, each[0]))) found.push({ thing, state: 'missing' });
    else found.push({ thing, state: 'refused', note: refusal.words });
  }
  return found;
}

const isRoot = (way: Way) => way.length === 1;

/** Why nothing of a model can be asked; undefined where only its `id` is refused. */
function blockedBy(refusal: Refusal, model: string, way: Way, names: ApplicationNames): Found | undefined {
  const [root] = way;
  const untold =
    ['take', ...ownNames(way, names)].some((name) => isUnknown(refusal, name)) || isForbidden(refusal);
  if (!untold) return undefined;
  if (!isRoot(way))
    return { thing: `model ${model}`, state: "can't be told", note: `nothing led to it: ${refusal.words}` };
  if (isUnknown(refusal, 'take')) return { thing: argument(root, 'take'), state: 'missing' };
  if (isForbidden(refusal)) return { thing: root, state: 'refused', note: refusal.words };
  return { thing: root, state: 'missing' };
}

/** What the application calls a way. */
function ownNames([root, ...relations]: Way, { called, calledIn }: ApplicationNames): string[] {
  let model: string | undefined = root.slice('all'.length);
  const own = [`all${called(model)}`];
  for (const name of relations) {
    own.push(calledIn(model ?? '', name));
    model = relationOf(model, name);
  }
  return own;
}

/** One row of a query, and in it what the relations lead to. */
function queryFor([root, ...relations]: Way, selection: string): string {
  const inside = relations.reduceRight((within, name) => `${name} { ${within} }`, selection);
  return `query { ${root}(take: 1) { results { ${inside} } } }`;
}

const selectionOf = ([name, documented]: [string, DocumentedProperty]) =>
  typeof documented === 'string' ? name : `${name} { id }`;

/** Whether an application says that there is no field or argument of this name. */
const isUnknown = ({ words }: Refusal, name: string): boolean =>
  new RegExp(`(cannot query|unknown) (field|argument) "${name}"`, 'i').test(words);

function rowsOf(data: unknown, [root, ...relations]: Way): object[] {
  const rows = (value: unknown) =>
    [value].flat().filter((row): row is object => typeof row === 'object' && row !== null);
  const first = rows((Object(data) as Record<string, { results?: unknown } | null>)[root]?.results);
  return relations.reduce(
    (found, name) => found.flatMap((row) => rows(row[name as keyof typeof row])),
    first,
  );
}

/** A property is there, since nobody refused it; of what type it is tells a value, if there is one. */
function toldBy(
  model: string,
  [name, documented]: [string, DocumentedProperty],
  rows: readonly object[],
): Found {
  const thing = property(model, name);
  const [value] = rows.map((row) => row[name as keyof typeof row] as unknown).filter((each) => each !== null);
  if (value === undefined || isOfType(value, documented)) return { thing, state: 'there' };
  return {
    thing,
    state: 'other type',
    note: `it answers a ${Array.isArray(value) ? 'list' : typeof value}, not ${propertyInWords(documented)}`,
  };
}

const JSON_TYPES: Readonly<Record<DocumentedType, readonly string[]>> = {
  Int: ['number'],
  Decimal: ['number', 'string'],
  String: ['string'],
  Boolean: ['boolean'],
  Date: ['string'],
  DateTime: ['string'],
};

function isOfType(value: unknown, documented: DocumentedProperty): boolean {
  if (typeof documented === 'string') return JSON_TYPES[documented].includes(typeof value);
  return Array.isArray(value) === 'many' in documented;
}
