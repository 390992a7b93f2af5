import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLID,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { Field, Model, ScalarType } from '../../portal/server/data-api/models/model.ts';
import { modelOf } from '../../portal/server/data-api/models/models.ts';
import { MODELS_DOCUMENTED, ROOTS } from './documented.ts';

const scalar = (name: string) => new GraphQLScalarType({ name });
const JSON_VALUE = scalar('Json');
/** Decimals are exact as text alone. */
const DECIMAL = scalar('Decimal');
const ACTION_INPUT = scalar('ActionInput');

const SCALARS: Record<ScalarType, GraphQLScalarType> = {
  int: GraphQLInt,
  numeric: DECIMAL,
  float: DECIMAL,
  text: GraphQLString,
  boolean: GraphQLBoolean,
  date: scalar('Date'),
  instant: scalar('DateTime'),
  json: JSON_VALUE,
};

const allOf = (names: readonly string[], type: GraphQLInputType): GraphQLInputFieldConfigMap =>
  Object.fromEntries(names.map((name) => [name, { type }]));

const ORDERED = ['gt', 'gteq', 'lt', 'lteq'];
const TEXTUAL = ['matches', 'doesNotMatch', 'startsWith', 'endsWith', 'regex'];

const OPERATORS = new Map(
  [...new Set(Object.values(SCALARS))].map((type) => {
    const isText = type === GraphQLString;
    const more = isText ? TEXTUAL : ORDERED;
    const fields =
      type === GraphQLBoolean
        ? allOf(['eq', 'neq'], type)
        : { ...allOf(['eq', 'neq', ...more], type), ...allOf(['in', 'nin'], new GraphQLList(type)) };
    return [type, new GraphQLInputObjectType({ name: `${type.name}Operators`, fields })];
  }),
);

const DIRECTION = new GraphQLEnumType({ name: 'SortOrder', values: { ASC: {}, DESC: {} } });

/** A type of each model. */
type Types<T> = ReadonlyMap<string, T>;

/** The fields of a model as an application has them. */
function fieldsOf(model: Model): [string, Field][] {
  return MODELS_DOCUMENTED[model.name]!.map((name) => {
    const field = model.fields.get(name);
    if (!field) throw new Error(`The server's ${model.name} has no ${name}, which is documented.`);
    return [name, field];
  });
}

const models = Object.keys(MODELS_DOCUMENTED).map(modelOf);

/** Other names than the contract's that an application has for its models and their properties. */
export interface Naming {
  readonly models?: Readonly<Record<string, string>>;
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The input types of an application under its own names, and how what it was asked is read. */
function inputsOf({ models: modelNames = {}, properties = {} }: Naming) {
  const called = ({ name }: Pick<Model, 'name'>) => modelNames[name] ?? name;
  const calledIn = ({ name }: Model, field: string) => properties[name]?.[field] ?? field;

  const filters: Types<GraphQLInputObjectType> = typesOf(
    (model) =>
      new GraphQLInputObjectType({
        name: `${called(model)}FilterInput`,
        fields: () => {
          const self = { type: new GraphQLList(filters.get(model.name)!) };
          const own = fieldsOf(model).map(([name, field]) => {
            const own = calledIn(model, name);
            if (field.kind === 'column') return [own, { type: OPERATORS.get(SCALARS[field.type])! }];
            const type = filters.get(field.model)!;
            return [own, { type: field.kind === 'many' ? new GraphQLList(type) : type }];
          });
          return { ...Object.fromEntries(own), _and: self, _or: self };
        },
      }),
  );

  /** What a sort through a relation names: `{company: {companyName: ASC}}`. */
  const relationSorts: Types<GraphQLInputObjectType> = typesOf(
    (model) =>
      new GraphQLInputObjectType({
        name: `${called(model)}RelationSortInput`,
        fields: () =>
          Object.fromEntries(
            fieldsOf(model).flatMap(([name, field]) => {
              if (field.kind === 'many') return [];
              const type = field.kind === 'one' ? relationSorts.get(field.model)! : DIRECTION;
              return [[calledIn(model, name), { type }]];
            }),
          ),
      }),
  );

  const sorts = typesOf((model) => {
    const columns = fieldsOf(model).filter(([, field]) => field.kind === 'column');
    const values = Object.fromEntries(columns.map(([name]) => [calledIn(model, name), { value: name }]));
    return new GraphQLInputObjectType({
      name: `${called(model)}SortInput`,
      fields: () => ({
        field: { type: new GraphQLEnumType({ name: `${called(model)}SortField`, values }) },
        order: { type: DIRECTION },
        relation: { type: relationSorts.get(model.name)! },
      }),
    });
  });

  /** A filter, or a sort through relations, by the names of the rows. */
  const read = (model: Model, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => read(model, each));
    if (typeof value !== 'object' || value === null) return value;
    const fields = new Map(
      fieldsOf(model).map(([name, field]) => [calledIn(model, name), [name, field] as const]),
    );
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => {
        const [name, field] = fields.get(key) ?? [key];
        if (!field) return [key, read(model, inside)];
        return [name, field.kind === 'column' ? inside : read(modelOf(field.model), inside)];
      }),
    );
  };

  return {
    called,
    calledIn,
    selecting: (model: string): GraphQLFieldConfigArgumentMap => ({
      where: { type: filters.get(model)! },
      sort: { type: sorts.get(model)! },
    }),
    filterOf: (model: string) => filters.get(model)!,
    // biome-ignore lint/suspicious/noExplicitAny: the schema has checked them
    readArgs: (name: string, { where, sort, ...page }: any) => {
      const model = modelOf(name);
      const relation = sort?.relation && { relation: read(model, sort.relation) };
      return { ...page, where: read(model, where), sort: sort && { ...sort, ...relation } };
    },
  };
}

/** Reads the rows that the arguments select; a list inside a row has neither `skip` nor `take`. */
export interface Reader {
  all(model: string, args: object): unknown;
  one(model: string, args: object): unknown;
  me(): unknown;
  inside(rows: unknown, args: object): unknown;
}

/** Changes things, and signs in. */
export interface Doer {
  action(args: { id: string; input: unknown }): unknown;
  login(args: { authProfileUuid: string; username: string; password: string }): unknown;
  refreshToken(args: { token: string }): unknown;
  revokeRefreshToken(args: { token: string }): unknown;
}

/** What a request is executed with. */
export interface Served {
  readonly reader: Reader;
  readonly doer: Doer;
}

/**
 * The schema of an application with the models of the contract, in the shape that public schemas of the platform have.
 * `me` is the name that the application gives to its query for the signed-in person, `naming` what it calls the rest.
 * Everything may be null.
 */
export function twinSchema(me: string, naming: Naming = {}): GraphQLSchema {
  const { called, calledIn, selecting, filterOf, readArgs } = inputsOf(naming);
  const objects: Types<GraphQLObjectType> = typesOf(
    (model) =>
      new GraphQLObjectType({
        name: called(model),
        fields: () =>
          Object.fromEntries(
            fieldsOf(model).map(([name, field]) => {
              const own = calledIn(model, name);
              const read = (row: Record<string, unknown>) => row[name];
              if (field.kind === 'column') return [own, { type: SCALARS[field.type], resolve: read }];
              const type = objects.get(field.model)!;
              if (field.kind === 'one') return [own, { type, resolve: read }];
              const resolve = (row: Record<string, unknown>, args: object, { reader }: Served) =>
                reader.inside(row[name], readArgs(field.model, args));
              return [own, { type: new GraphQLList(type), args: selecting(field.model), resolve }];
            }),
          ),
      }),
  );

  const queries: GraphQLFieldConfigMap<unknown, Served> = {
    [me]: { type: objects.get('WebUser')!, resolve: (_, __, { reader }) => reader.me() },
  };
  for (const model of ROOTS) {
    const type = objects.get(model)!;
    const name = called({ name: model });
    queries[`all${name}`] = {
      type: new GraphQLObjectType({
        name: `${name}Results`,
        fields: { results: { type: new GraphQLList(type) }, totalCount: { type: GraphQLInt } },
      }),
      args: { ...selecting(model), skip: { type: GraphQLInt }, take: { type: GraphQLInt } },
      resolve: (_, args, { reader }) => reader.all(model, readArgs(model, args)),
    };
    queries[`one${name}`] = {
      type,
      args: { where: { type: new GraphQLNonNull(filterOf(model)) } },
      resolve: (_, args, { reader }) => reader.one(model, readArgs(model, args)),
    };
  }

  const text = { type: new GraphQLNonNull(GraphQLString) };
  const mutation: GraphQLFieldConfigMap<unknown, Served> = {
    action: {
      type: JSON_VALUE,
      args: {
        id: { type: new GraphQLNonNull(GraphQLID) },
        input: { type: new GraphQLNonNull(ACTION_INPUT) },
      },
      resolve: (_, args, { doer }) => doer.action(args as Parameters<Doer['action']>[0]),
    },
    login: {
      type: TOKENS,
      args: { authProfileUuid: text, username: text, password: text },
      resolve: (_, args, { doer }) => doer.login(args as Parameters<Doer['login']>[0]),
    },
    refreshToken: {
      type: TOKENS,
      args: { token: text },
      resolve: (_, args, { doer }) => doer.refreshToken(args as { token: string }),
    },
    revokeRefreshToken: {
      type: GraphQLBoolean,
      args: { token: text },
      resolve: (_, args, { doer }) => doer.revokeRefreshToken(args as { token: string }),
    },
  };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'RootQueryType', fields: queries }),
    mutation: new GraphQLObjectType({ name: 'RootMutationType', fields: mutation }),
  });
}

const TOKENS = new GraphQLObjectType({
  name: 'Tokens',
  fields: {
    isValid: { type: GraphQLBoolean },
    jwtToken: { type: GraphQLString },
    refreshToken: { type: GraphQLString },
    accessExpiresAt: { type: SCALARS.instant },
    accessExpiresIn: { type: GraphQLInt },
    refreshExpiresAt: { type: SCALARS.instant },
    refreshExpiresIn: { type: GraphQLInt },
  },
});

function typesOf<T>(make: (model: Model) => T): Types<T> {
  return new Map(models.map((model) => [model.name, make(model)]));
}
