import type { GridColumn } from './grid-column.ts';

/** The name of a column in those of its cells: `T/Time*` over `min` gives `T/Time min`. A star only marks the heading. */
export const nameOf = ({ name, group, label }: Pick<GridColumn<never>, 'name' | 'group' | 'label'>): string =>
  name ?? [group, label].flatMap((part) => part?.replaceAll('*', '').trim() || []).join(' ');
