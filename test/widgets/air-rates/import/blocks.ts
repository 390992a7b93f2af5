/** The lines of a sheet, with `|` between cells. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/^\n|\n\s*$/g, '')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

export const LEVELS = ['minimum', 'normal', '100', '300', '500', '1000'];
