import type { GridRow } from '../model/grid-model.ts';
import { type NumberCells, unreadText } from '../model/number-cells.ts';
import { texts } from '../texts/index.ts';
import type { Problem } from './problems.ts';

/** The error of a cell whose text can be read as two numbers, each of which it offers (D-148); undefined for any other cell. */
export function unclearNumber<Row extends GridRow>(
  numbers: NumberCells<Row>,
  row: Row,
  column: string,
): Problem | undefined {
  const cell = row.cells[column] ?? '';
  const choices = numbers.choices(column, cell, row);
  if (!choices) return undefined;
  const [decimals, thousands] = choices;
  const message = texts('grid.unclear.cell', { text: unreadText(cell), decimals, thousands });
  return { severity: 'error', column, message, choices };
}
