import { invalid } from '../action.ts';

/** How a refused line is named to the caller: lines count from 1, as on the screen. */
export const lineName = (index: number, field?: string) => `Line ${index + 1}${field ? `, ${field}` : ''}`;

/** 422 that names the line and the field. */
export const invalidLine = (index: number, field: string, message: string) =>
  invalid(`${lineName(index, field)}: ${message}`);
