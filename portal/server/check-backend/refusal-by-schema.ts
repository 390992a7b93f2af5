import { type GraphQLSchema, getVariableValues, Kind, parse, validate } from 'graphql';

/** Why an application with this schema refuses a query before it runs it; undefined where it doesn't. */
export function refusalOf(
  schema: GraphQLSchema,
  { query, variables = {} }: { query: string; variables?: object },
) {
  const document = parse(query);
  const [invalid] = validate(schema, document);
  if (invalid) return invalid.message;
  const [operation] = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const { errors } = getVariableValues(schema, operation!.variableDefinitions ?? [], { ...variables });
  return errors?.[0]?.message;
}
