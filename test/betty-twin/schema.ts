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

const filters: Types<GraphQLInputObjectType> = typesOf(
  (model) =>
    new GraphQLInputObjectType({
      name: `${model.name}FilterInput`,
      fields: () => {
        const self = { type: new GraphQLList(filters.get(model.name)!) };
        const own = fieldsOf(model).map(([name, field]) => {
          if (field.kind === 'column') return [name, { type: OPERATORS.get(SCALARS[field.type])! }];
          const type = filters.get(field.model)!;
          return [name, { type: field.kind === 'many' ? new GraphQLList(type) : type }];
        });
        return { ...Object.fromEntries(own), _and: self, _or: self };
      },
    }),
);

/** What a sort through a relation names: `{company: {companyName: ASC}}`. */
const relationSorts: Types<GraphQLInputObjectType> = typesOf(
  (model) =>
    new GraphQLInputObjectType({
      name: `${model.name}RelationSortInput`,
      fields: () =>
        Object.fromEntries(
          fieldsOf(model).flatMap(([name, field]) => {
            if (field.kind === 'many') return [];
            return [[name, { type: field.kind === 'one' ? relationSorts.get(field.model)! : DIRECTION }]];
          }),
        ),
    }),
);

const sorts = typesOf((model) => {
  const columns = fieldsOf(model).filter(([, field]) => field.kind === 'column');
  const values = Object.fromEntries(columns.map(([name]) => [name, {}]));
  return new GraphQLInputObjectType({
    name: `${model.name}SortInput`,
    fields: () => ({
      field: { type: new GraphQLEnumType({ name: `${model.name}SortField`, values }) },
      order: { type: DIRECTION },
      relation: { type: relationSorts.get(model.name)! },
    }),
  });
});

const selecting = (model: string): GraphQLFieldConfigArgumentMap => ({
  where: { type: filters.get(model)! },
  sort: { type: sorts.get(model)! },
});

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
 * `me` is the name that the application gives to its query for the signed-in person. Everything may be null.
 */
export function twinSchema(me: string): GraphQLSchema {
  const objects: Types<GraphQLObjectType> = typesOf(
    (model) =>
      new GraphQLObjectType({
        name: model.name,
        fields: () =>
          Object.fromEntries(
            fieldsOf(model).map(([name, field]) => {
              if (field.kind === 'column') return [name, { type: SCALARS[field.type] }];
              const type = objects.get(field.model)!;
              if (field.kind === 'one') return [name, { type }];
              const resolve = (row: Record<string, unknown>, args: object, { reader }: Served) =>
                reader.inside(row[name], args);
              return [name, { type: new GraphQLList(type), args: selecting(field.model), resolve }];
            }),
          ),
      }),
  );

  const queries: GraphQLFieldConfigMap<unknown, Served> = {
    [me]: { type: objects.get('WebUser')!, resolve: (_, __, { reader }) => reader.me() },
  };
  for (const model of ROOTS) {
    const type = objects.get(model)!;
    queries[`all${model}`] = {
      type: new GraphQLObjectType({
        name: `${model}Results`,
        fields: { results: { type: new GraphQLList(type) }, totalCount: { type: GraphQLInt } },
      }),
      args: { ...selecting(model), skip: { type: GraphQLInt }, take: { type: GraphQLInt } },
      resolve: (_, args, { reader }) => reader.all(model, args),
    };
    queries[`one${model}`] = {
      type,
      args: { where: { type: new GraphQLNonNull(filters.get(model)!) } },
      resolve: (_, args, { reader }) => reader.one(model, args),
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
