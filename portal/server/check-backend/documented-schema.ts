import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLID,
  type GraphQLInputFieldConfig,
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
import { type Names, type Naming, namesOf } from '../../../shared/contract/backend-names.ts';
import {
  type DocumentedProperty,
  type DocumentedType,
  MODELS_DOCUMENTED,
  ROOTS,
} from '../../../shared/contract/documented/models.ts';

const scalar = (name: string) => new GraphQLScalarType({ name });
const JSON_VALUE = scalar('Json');
const ACTION_INPUT = scalar('ActionInput');

const SCALARS: Record<DocumentedType, GraphQLScalarType> = {
  Int: GraphQLInt,
  // Decimals are exact as text alone.
  Decimal: scalar('Decimal'),
  String: GraphQLString,
  Boolean: GraphQLBoolean,
  Date: scalar('Date'),
  DateTime: scalar('DateTime'),
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

const isValue = (property: DocumentedProperty) => typeof property === 'string';

const propertiesOf = (model: string) => Object.entries(MODELS_DOCUMENTED[model]!);

/** The arguments by which rows are selected, by model. */
function selectingBy({ called, calledIn }: Names) {
  const filters: Types<GraphQLInputObjectType> = typesOf(
    (model) =>
      new GraphQLInputObjectType({
        name: `${called(model)}FilterInput`,
        fields: () => {
          const self = { type: new GraphQLList(filters.get(model)!) };
          const own = propertiesOf(model).map(([documented, property]) => {
            const name = calledIn(model, documented);
            if (isValue(property)) return [name, { type: OPERATORS.get(SCALARS[property])! }];
            if ('one' in property) return [name, { type: filters.get(property.one)! }];
            return [name, { type: new GraphQLList(filters.get(property.many)!) }];
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
            propertiesOf(model).flatMap(([documented, property]): [string, GraphQLInputFieldConfig][] => {
              const name = calledIn(model, documented);
              if (isValue(property)) return [[name, { type: DIRECTION }]];
              return 'one' in property ? [[name, { type: relationSorts.get(property.one)! }]] : [];
            }),
          ),
      }),
  );

  const sorts = typesOf((model) => {
    const columns = propertiesOf(model).filter(([, property]) => isValue(property));
    const values = Object.fromEntries(columns.map(([name]) => [calledIn(model, name), {}]));
    return new GraphQLInputObjectType({
      name: `${called(model)}SortInput`,
      fields: () => ({
        field: { type: new GraphQLEnumType({ name: `${called(model)}SortField`, values }) },
        order: { type: DIRECTION },
        relation: { type: relationSorts.get(model)! },
      }),
    });
  });

  return (model: string) => ({ where: { type: filters.get(model)! }, sort: { type: sorts.get(model)! } });
}

/**
 * The schema of an application with the models of the contract, in the shape that public schemas of the platform have.
 * `naming` is what the application calls otherwise.
 * Everything may be null.
 */
export function documentedSchema(naming: Naming = {}): GraphQLSchema {
  const names = namesOf(naming);
  const selecting = selectingBy(names);
  const objects: Types<GraphQLObjectType> = typesOf(
    (model) =>
      new GraphQLObjectType({
        name: names.called(model),
        fields: () =>
          Object.fromEntries(
            propertiesOf(model).map(([documented, property]) => {
              const name = names.calledIn(model, documented);
              if (isValue(property)) return [name, { type: SCALARS[property] }];
              if ('one' in property) return [name, { type: objects.get(property.one)! }];
              const type = new GraphQLList(objects.get(property.many)!);
              return [name, { type, args: selecting(property.many) }];
            }),
          ),
      }),
  );

  const queries: GraphQLFieldConfigMap<unknown, unknown> = { [names.me]: { type: objects.get('WebUser')! } };
  for (const model of ROOTS) {
    const type = objects.get(model)!;
    const name = names.called(model);
    queries[`all${name}`] = {
      type: new GraphQLObjectType({
        name: `${name}Results`,
        fields: { results: { type: new GraphQLList(type) }, totalCount: { type: GraphQLInt } },
      }),
      args: { ...selecting(model), skip: { type: GraphQLInt }, take: { type: GraphQLInt } },
    };
    const where = { type: new GraphQLNonNull(selecting(model).where.type) };
    queries[`one${name}`] = { type, args: { where } };
  }

  const text = { type: new GraphQLNonNull(GraphQLString) };
  const mutations: GraphQLFieldConfigMap<unknown, unknown> = {
    action: {
      type: JSON_VALUE,
      args: {
        id: { type: new GraphQLNonNull(GraphQLID) },
        input: { type: new GraphQLNonNull(ACTION_INPUT) },
      },
    },
    login: { type: TOKENS, args: { authProfileUuid: text, username: text, password: text } },
    refreshToken: { type: TOKENS, args: { token: text } },
    revokeRefreshToken: { type: GraphQLBoolean, args: { token: text } },
  };
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'RootQueryType', fields: queries }),
    mutation: new GraphQLObjectType({ name: 'RootMutationType', fields: mutations }),
  });
}

const TOKENS = new GraphQLObjectType({
  name: 'Tokens',
  fields: {
    isValid: { type: GraphQLBoolean },
    jwtToken: { type: GraphQLString },
    refreshToken: { type: GraphQLString },
    accessExpiresAt: { type: SCALARS.DateTime },
    accessExpiresIn: { type: GraphQLInt },
    refreshExpiresAt: { type: SCALARS.DateTime },
    refreshExpiresIn: { type: GraphQLInt },
  },
});

function typesOf<T>(make: (model: string) => T): Types<T> {
  return new Map(Object.keys(MODELS_DOCUMENTED).map((model) => [model, make(model)]));
}
