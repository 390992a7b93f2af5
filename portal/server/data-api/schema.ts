import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { type Field, isComparable, type Model, type ScalarType } from './models/model.ts';
import { MODELS } from './models/models.ts';

/**
 * The schema that queries are validated against and that introspection answers. Arguments are checked by `query/`
 * alone, which knows the grammar better than GraphQL's input types can say.
 */
const JSON_VALUE = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
const DATE = new GraphQLScalarType({ name: 'Date', description: 'A day, YYYY-MM-DD.' });
const DATE_TIME = new GraphQLScalarType({ name: 'DateTime', description: 'A time, ISO 8601 in UTC.' });

const SCALARS: Record<ScalarType, GraphQLScalarType> = {
  int: GraphQLInt,
  numeric: GraphQLFloat,
  float: GraphQLFloat,
  text: GraphQLString,
  boolean: GraphQLBoolean,
  date: DATE,
  instant: DATE_TIME,
  json: JSON_VALUE,
};

const inputFields = (names: readonly string[], type: GraphQLInputType) =>
  Object.fromEntries(names.map((name) => [name, { type }]));

const FILTERS = Object.fromEntries(
  Object.entries(SCALARS).map(([name, type]) => {
    const text = ['matches', 'doesNotMatch', 'startsWith', 'endsWith'];
    const snake = ['does_not_match', 'starts_with', 'ends_with'];
    const single = name === 'boolean' ? ['eq', 'neq'] : ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq'];
    const fields = {
      ...inputFields(single, type),
      ...(name === 'boolean' ? {} : inputFields(['in', 'nin'], new GraphQLList(new GraphQLNonNull(type)))),
      ...(name === 'text' ? inputFields([...text, ...snake], type) : {}),
    };
    return [
      name,
      new GraphQLInputObjectType({ name: `${name[0]?.toUpperCase()}${name.slice(1)}Filter`, fields }),
    ];
  }),
);

const wheres = new Map<string, GraphQLInputObjectType>();
for (const model of MODELS.values()) wheres.set(model.name, whereType(model));

function whereType(model: Model): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${model.name}Where`,
    fields: () => {
      const self = new GraphQLList(new GraphQLNonNull(wheres.get(model.name)!));
      const fields = [...model.fields].flatMap(([name, field]) => {
        if (field.kind === 'column')
          return isComparable(field) ? [[name, { type: FILTERS[field.type]! }]] : [];
        const type = wheres.get(field.model)!;
        return [[name, { type: field.kind === 'many' ? new GraphQLList(new GraphQLNonNull(type)) : type }]];
      });
      return { ...Object.fromEntries(fields), _and: { type: self }, _or: { type: self } };
    },
  });
}

const SORT = new GraphQLInputObjectType({
  name: 'Sort',
  description: '{field: createdAt, order: DESC} or {relation: {company: {companyName: ASC}}}',
  fields: { field: { type: GraphQLString }, order: { type: GraphQLString }, relation: { type: JSON_VALUE } },
});

const PAGE = inputFields(['skip', 'take', 'limit', 'offset'], GraphQLInt);

const listArguments = (model: Model): GraphQLFieldConfigArgumentMap => ({
  where: { type: wheres.get(model.name)! },
  sort: { type: new GraphQLList(new GraphQLNonNull(SORT)) },
});

const objects = new Map<string, GraphQLObjectType>();
for (const model of MODELS.values()) {
  objects.set(
    model.name,
    new GraphQLObjectType({
      name: model.name,
      fields: () => Object.fromEntries([...model.fields].map(([name, field]) => [name, fieldType(field)])),
    }),
  );
}

function fieldType(field: Field): GraphQLFieldConfig<unknown, unknown> {
  if (field.kind === 'column')
    return { type: optional(SCALARS[field.type], field.nullable || !!field.rights || !!field.shown) };
  const type = objects.get(field.model)!;
  if (field.kind === 'one') return { type: optional(type, field.nullable || !field.implied) };
  const list = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
  return { type: list, args: { ...listArguments(MODELS.get(field.model)!), ...PAGE } };
}

const optional = (type: GraphQLScalarType | GraphQLObjectType, nullable: boolean): GraphQLOutputType =>
  nullable ? type : new GraphQLNonNull(type);

const queries = [...MODELS.values()]
  .filter((model) => model.root)
  .flatMap((model) => {
    const type = objects.get(model.name)!;
    const results = new GraphQLObjectType({
      name: `${model.name}Results`,
      fields: {
        results: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))) },
        totalCount: { type: new GraphQLNonNull(GraphQLInt) },
      },
    });
    const { where } = listArguments(model);
    return [
      [`all${model.name}`, { type: new GraphQLNonNull(results), args: { ...listArguments(model), ...PAGE } }],
      [`one${model.name}`, { type, args: { where } }],
    ];
  });

const text = { type: new GraphQLNonNull(GraphQLString) };

const LOGIN = new GraphQLObjectType({
  name: 'Login',
  fields: {
    isValid: { type: new GraphQLNonNull(GraphQLBoolean) },
    jwtToken: { type: GraphQLString },
    refreshToken: { type: GraphQLString },
    accessExpiresAt: { type: DATE_TIME },
  },
});

export const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { ...Object.fromEntries(queries), meWebUser: { type: objects.get('WebUser')! } },
  }),
  mutation: new GraphQLObjectType({
    name: 'Mutation',
    fields: {
      login: {
        type: LOGIN,
        args: { authProfileUuid: { type: GraphQLString }, username: text, password: text },
      },
      action: { type: JSON_VALUE, args: { id: text, input: { type: JSON_VALUE } } },
    },
  }),
});
