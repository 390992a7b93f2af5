import {
  type ASTVisitor,
  astFromValue,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type ObjectFieldNode,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { MODELS_DOCUMENTED } from '../../../shared/contract/documented/models.ts';
import { type DocumentedQuery, QUERIES_DOCUMENTED } from '../../../shared/contract/documented/queries.ts';
import type { Use } from '../../../shared/contract/documented/use.ts';
import { documentedSchema } from './documented-schema.ts';

/** Names of what an application has, as findings call them. */
export const property = (model: string, name: string) => `${model}.${name}`;
export const filter = (model: string, name: string, operator?: string) =>
  `filter ${model}.${name}${operator ? ` ${operator}` : ''}`;
export const sort = (model: string, name: string) => `sort ${model}.${name}`;
export const argument = (root: string, name: string) => `${root}(${name})`;

/** What is done with each thing of an application that the queries of elements name; what isn't in it they don't need. */
export function usesOfThings(): ReadonlyMap<string, readonly Use[]> {
  const schema = documentedSchema();
  const uses = new Map<string, Use[]>();
  for (const asked of QUERIES_DOCUMENTED)
    for (const thing of thingsIn(asked, schema)) uses.set(thing, [...(uses.get(thing) ?? []), asked.use]);
  return uses;
}

function thingsIn({ query, variables = {} }: DocumentedQuery, schema: GraphQLSchema): ReadonlySet<string> {
  const things = new Set<string>();
  const look = (info: TypeInfo): ASTVisitor =>
    visitWithTypeInfo(info, {
      enter(node) {
        const parent = info.getParentType()?.name ?? '';
        if (node.kind === Kind.FIELD)
          things.add(parent in MODELS_DOCUMENTED ? property(parent, node.name.value) : node.name.value);
        if (node.kind === Kind.ARGUMENT) things.add(argument(info.getFieldDef()!.name, node.name.value));
        if (node.kind === Kind.OBJECT_FIELD)
          for (const thing of thingsInInput(node, String(info.getParentInputType()))) things.add(thing);
      },
    });
  const document = parse(query);
  visit(document, look(new TypeInfo(schema)));
  visit(document, {
    VariableDefinition({ variable, type }) {
      const wanted = typeFromAST(schema, type) as GraphQLInputType;
      const value = astFromValue(variables[variable.name.value], wanted);
      if (value) visit(value, look(new TypeInfo(schema, wanted)));
    },
  });
  return things;
}

/** What a field of a filter or of a sort names. */
function thingsInInput({ name: { value: name }, value }: ObjectFieldNode, parent: string): string[] {
  const [, model = '', kind] = /^(\w+?)(FilterInput|SortInput)$/.exec(parent) ?? [];
  if (kind === 'SortInput' && name === 'field' && value.kind === Kind.ENUM)
    return [sort(model, value.value), property(model, value.value)];
  const documented = kind === 'FilterInput' ? MODELS_DOCUMENTED[model]?.[name] : undefined;
  if (!documented) return [];
  const operators = typeof documented === 'string' && value.kind === Kind.OBJECT ? value.fields : [undefined];
  return [property(model, name), ...operators.map((each) => filter(model, name, each?.name.value))];
}
