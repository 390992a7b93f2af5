import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import {
  type DocumentedProperty,
  type DocumentedType,
  MODELS_DOCUMENTED,
  ROOTS,
} from '../../../shared/contract/documented/models.ts';
import type { ApplicationNames } from './application-names.ts';
import { type ApplicationTypes, applicationTypes } from './application-types.ts';
import type { Finding } from './finding.ts';
import { propertyInWords } from './property-in-words.ts';
import { argument, filter, property, sort, usesOfThings } from './uses.ts';

/** What an application may have in the place of a documented type: elements read them all. An enum does for a text, too. */
const AS_GOOD: Readonly<Record<DocumentedType, readonly string[]>> = {
  Int: ['Int'],
  Decimal: ['Decimal', 'Float', 'Int', 'String'],
  String: ['String'],
  Boolean: ['Boolean'],
  Date: ['Date', 'String'],
  DateTime: ['DateTime', 'String'],
};

const ARGUMENTS = ['where', 'sort', 'skip', 'take'];

/** What the schema of an application says of the documented models: queries, properties, filters and sorts. */
export function checkSchema(schema: GraphQLSchema, names: ApplicationNames): Finding[] {
  const uses = usesOfThings();
  const types = applicationTypes(schema, names);
  return Object.keys(MODELS_DOCUMENTED).flatMap((model) => {
    const properties = propertiesOf(types, model, names);
    const isThere = (name: string) =>
      properties.some(({ thing, state }) => thing === property(model, name) && state !== 'missing');
    const found = [
      ...queriesOf(schema, model, names),
      ...properties,
      // Of the filters and sorts those that somebody uses.
      ...filtersOf(types, model, names, { things: [...uses.keys()], isThere }),
      ...sortsOf(schema, model, names, { things: [...uses.keys()], isThere }),
    ];
    return found.map((one) => ({ group: model, uses: uses.get(one.thing) ?? [], ...one }));
  });
}

type Found = Pick<Finding, 'thing' | 'state' | 'note'>;

const thereIf = (thing: string, isThere: unknown): Found => ({ thing, state: isThere ? 'there' : 'missing' });

/** Its queries with their arguments; of one that is missing only that. */
function queriesOf(schema: GraphQLSchema, model: string, { called }: ApplicationNames): Found[] {
  if (!ROOTS.includes(model)) return [];
  const queries = schema.getQueryType()?.getFields() ?? {};
  return [
    ...queryWith(`all${model}`, queries[`all${called(model)}`], ARGUMENTS),
    ...queryWith(`one${model}`, queries[`one${called(model)}`], ['where']),
  ];
}

function queryWith(
  name: string,
  query: GraphQLField<unknown, unknown> | undefined,
  wanted: readonly string[],
): Found[] {
  if (!query) return [thereIf(name, false)];
  const names = new Set(query.args.map((each) => each.name));
  return [thereIf(name, true), ...wanted.map((each) => thereIf(argument(name, each), names.has(each)))];
}

function propertiesOf({ objects }: ApplicationTypes, model: string, { calledIn }: ApplicationNames): Found[] {
  const object = objects.get(model);
  if (!object) return [{ ...thereIf(`model ${model}`, false), note: 'nothing leads to it' }];
  const fields = object.getFields();
  return Object.entries(MODELS_DOCUMENTED[model]!).map(([name, documented]) => {
    const thing = property(model, name);
    const field = fields[calledIn(model, name)];
    if (!field) return thereIf(thing, false);
    if (fits(field.type, documented)) return thereIf(thing, true);
    return { thing, state: 'other type', note: `it is ${field.type}, not ${propertyInWords(documented)}` };
  });
}

function fits(type: GraphQLOutputType, documented: DocumentedProperty): boolean {
  const isList = isListType(getNullableType(type));
  const named = getNamedType(type);
  if (typeof documented !== 'string') return isObjectType(named) && isList === 'many' in documented;
  if (isList) return false;
  return AS_GOOD[documented].includes(named.name) || (documented === 'String' && isEnumType(named));
}

/** What is used of filters and sorts, and whether the application has a property at all. */
interface Used {
  readonly things: readonly string[];
  readonly isThere: (property: string) => boolean;
}

function filtersOf(
  { filters }: ApplicationTypes,
  model: string,
  { calledIn }: ApplicationNames,
  { things, isThere }: Used,
): Found[] {
  const fields = filters.get(model)?.getFields();
  const named = new RegExp(`^${filter(model, '(\\w+)')}(?: (\\w+))?$`);
  return things.flatMap((thing) => {
    const [, name = '', operator] = named.exec(thing) ?? [];
    if (!fields || !isThere(name)) return [];
    const field = fields[calledIn(model, name)];
    if (!field || operator === undefined) return [thereIf(thing, field)];
    const operators = getNamedType(field.type);
    return [thereIf(thing, isInputObjectType(operators) && operators.getFields()[operator])];
  });
}

function sortsOf(
  schema: GraphQLSchema,
  model: string,
  { called, calledIn }: ApplicationNames,
  { things, isThere }: Used,
): Found[] {
  const argument = schema
    .getQueryType()
    ?.getFields()
    [`all${called(model)}`]?.args.find(({ name }) => name === 'sort');
  if (!argument) return [];
  const input = getNamedType(argument.type);
  const field = isInputObjectType(input) ? getNamedType(input.getFields().field?.type) : undefined;
  return Object.keys(MODELS_DOCUMENTED[model]!)
    .filter((name) => things.includes(sort(model, name)) && isThere(name))
    .map((name) => thereIf(sort(model, name), isEnumType(field) && field.getValue(calledIn(model, name))));
}
