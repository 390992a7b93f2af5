import { getOperationAST, Kind, parse } from 'graphql';
import { type DocumentedQuery, QUERIES_DOCUMENTED } from '../../../shared/contract/documented/queries.ts';

/** The one field that a query asks for. */
export function rootOf({ query }: DocumentedQuery): string {
  const [field] = getOperationAST(parse(query))!.selectionSet.selections;
  return field?.kind === Kind.FIELD ? field.name.value : query;
}

/** The queries that ask for a field. */
export const queriesFor = (root: string): DocumentedQuery[] =>
  QUERIES_DOCUMENTED.filter((query) => rootOf(query) === root);
