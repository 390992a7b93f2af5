import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { MODELS_DOCUMENTED, ROOTS, relationOf } from '../../../shared/contract/documented/models.ts';
import type { ApplicationNames } from './application-names.ts';

/** The types that an application has for the documented models, by model, whatever it calls them. */
export interface ApplicationTypes {
  readonly objects: ReadonlyMap<string, GraphQLObjectType>;
  readonly filters: ReadonlyMap<string, GraphQLInputObjectType>;
}

/** They begin at the queries; models that have none of their own are found by the relations that lead to them. */
export function applicationTypes(
  schema: GraphQLSchema,
  { called, calledIn, me }: ApplicationNames,
): ApplicationTypes {
  const queries = schema.getQueryType()?.getFields() ?? {};
  const objects = new Map<string, GraphQLObjectType>();
  const filters = new Map<string, GraphQLInputObjectType>();
  const found = <T>(
    types: Map<string, T>,
    model: string,
    type: unknown,
    is: (type: unknown) => type is T,
  ) => {
    if (is(type) && !types.has(model)) types.set(model, type);
  };
  for (const model of ROOTS) {
    const [all, one] = [queries[`all${called(model)}`], queries[`one${called(model)}`]];
    const list = all && getNamedType(all.type);
    const results = isObjectType(list) ? list.getFields().results : undefined;
    for (const field of [results, one]) found(objects, model, getNamedType(field?.type), isObjectType);
    for (const field of [all, one]) {
      const where = field?.args.find(({ name }) => name === 'where');
      found(filters, model, getNamedType(where?.type), isInputObjectType);
    }
  }
  found(objects, 'WebUser', getNamedType(queries[me]?.type), isObjectType);

  // A map also goes through what is added to it meanwhile.
  const follow = <T extends GraphQLObjectType | GraphQLInputObjectType>(
    types: Map<string, T>,
    is: (type: unknown) => type is T,
  ) => {
    for (const [model, type] of types)
      for (const name of Object.keys(MODELS_DOCUMENTED[model]!)) {
        const target = relationOf(model, name);
        if (target) found(types, target, getNamedType(type.getFields()[calledIn(model, name)]?.type), is);
      }
  };
  follow(objects, isObjectType);
  follow(filters, isInputObjectType);
  return { objects, filters };
}
