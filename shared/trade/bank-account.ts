const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

const compact = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

/** Whether it has the form of an IBAN. */
export const isIban = (text: string): boolean => IBAN.test(compact(text));

/** Whether it can be the number of an account: an IBAN has to have its right check digits (ISO 13616). Empty is right, too. */
export function isBankAccount(text: string): boolean {
  const account = compact(text);
  return !/^[A-Z]{2}\d{2}/.test(account) || (IBAN.test(account) && remainderOf(account) === 1);
}

/** By 97, of the number in which letters stand for 10 to 35. */
function remainderOf(iban: string): number {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** An IBAN in groups of four, as it is written on paper; any other number as it is. */
export function bankAccountText(text: string): string {
  return isIban(text) ? compact(text).replace(/(.{4})(?=.)/g, '$1 ') : text;
}

/** Whether it can be a bank's code of ISO 9362; empty is right, too. */
export const isBic = (text: string): boolean =>
  /^([A-Z]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?)?$/i.test(text.trim());
