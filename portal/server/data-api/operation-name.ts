import { Kind } from 'graphql';
import { mutationOf, type Operation } from './execute.ts';

const LONGEST = 200;

/**
 * What a request does, for the log: the name of its action, else its root fields. These are names of the schema; the
 * caller's own names and values are not among them.
 *
 * @param actionIds name of an action -> id
 */
export function operationName(given: Operation, actionIds: Readonly<Record<string, string>>): string {
  const { operation } = given;
  if (operation.operation === 'mutation') {
    const { name, args } = mutationOf(given);
    const action = Object.entries(actionIds).find(([, id]) => id === args.id);
    return action?.[0] ?? name;
  }
  const fields = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '...',
  );
  return [...new Set(fields)].join(' ').slice(0, LONGEST);
}
