import { isEmpty } from '../../../lists/cell/cell-text.ts';
import type { Column, ModuleDefinition, Row } from '../../../lists/definition.ts';

/** A column in the choice of columns. */
export interface ColumnChoice {
  column: Column;
  isShown: boolean;
}

/** The columns with these ids, in their order. The first column of the list is always its first: it opens the record. */
export function chosenColumns(
  { columns }: Pick<ModuleDefinition, 'columns'>,
  ids: readonly string[],
): readonly Column[] {
  const [first, ...others] = columns;
  const chosen = [...new Set(ids)].flatMap((id) => others.find((column) => column.id === id) ?? []);
  return first ? [first, ...chosen] : [];
}

/**
 * The columns that give way where there is no room for all, the first one first: those in which no row has a value, then by their
 * own order.
 */
export function givingWay(columns: readonly Column[], rows: readonly Row[]): readonly Column[] {
  const empty = columns.filter(
    (column, place) => place > 0 && rows.length > 0 && rows.every((row) => isEmpty(column, row)),
  );
  const minor = columns
    .filter((column): column is Column & { minor: number } => typeof column.minor === 'number')
    .sort((one, other) => one.minor - other.minor);
  return [...new Set([...empty, ...minor])];
}

/** All columns: those that are shown, in their order, then the others. */
export const columnChoices = (
  { columns }: Pick<ModuleDefinition, 'columns'>,
  shown: readonly Column[],
): ColumnChoice[] => [
  ...shown.map((column) => ({ column, isShown: true })),
  ...columns
    .filter(({ id }) => !shown.some((column) => column.id === id))
    .map((column) => ({ column, isShown: false })),
];

/** The choices with the column at another place, which is never the first one. */
export function moveColumn(choices: readonly ColumnChoice[], id: string, place: number): ColumnChoice[] {
  const moved = choices.find(({ column }) => column.id === id);
  const rest = choices.filter((choice) => choice !== moved);
  if (!moved || choices[0] === moved) return [...choices];
  const to = Math.max(1, Math.min(place, rest.length));
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** The choices with the column shown or not. */
export const showColumn = (choices: readonly ColumnChoice[], id: string, isShown: boolean): ColumnChoice[] =>
  choices.map((choice) => (choice.column.id === id ? { ...choice, isShown } : choice));

export const shownIds = (choices: readonly ColumnChoice[]): string[] =>
  choices.filter(({ isShown }) => isShown).map(({ column }) => column.id);
