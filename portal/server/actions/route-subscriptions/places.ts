import type { Reason } from '../../../../shared/contract/reasons.ts';
import type { Place } from '../input-message.ts';

/** The line of one of the routes of a call. */
export type LineOf = (index: number) => Pick<Place, 'line'>;

/** In a list, counted from 1. */
export const inList: LineOf = (index) => ({ line: index + 1 });
/** The only one. */
export const alone: LineOf = () => ({});

/** What is wrong with the routes, each reason with the place of its route. */
export const reasonsAt = <T>(
  lineOf: LineOf,
  routes: readonly T[],
  reasonsOf: (route: T, index: number) => Reason | readonly Reason[],
): Reason[] =>
  routes.flatMap((route, index) =>
    [reasonsOf(route, index)].flat().map((given) => ({ ...given, ...lineOf(index) })),
  );

/** Names a field of the list `name` of an input by its line (`inputMessage`). */
export const placeInList =
  (name: string) =>
  (path: string): Place => {
    const [list, index, ...fields] = path.split('.');
    if (list !== name || index === undefined) return { field: path };
    return { line: Number(index) + 1, ...(fields.length > 0 && { field: fields.join('.') }) };
  };
