/** What a spreadsheet leaves of a long number: `4.50001E+11`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** Whether a number is what a spreadsheet leaves of a longer one, whose last digits are gone. */
export const isShortened = (number: string): boolean => SHORTENED.test(number);
