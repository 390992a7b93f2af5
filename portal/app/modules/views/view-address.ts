import type { ReadyView } from '../../../lists/definition.ts';
import { COLUMNS, SAVED } from '../columns/use-columns.ts';

/** The address of a list that shows a view that it has for everybody. */
export const viewAddress = (path: string, { id, filters, sort, columns }: ReadyView): string =>
  `${path}?${new URLSearchParams({
    ...filters,
    ...{ sort: sort.field, order: sort.order },
    ...{ [COLUMNS]: columns.join(','), [SAVED]: id },
  })}`;
