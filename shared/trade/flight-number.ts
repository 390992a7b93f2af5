/** An airline's designator of two signs, a number of at most four digits, and maybe the letter of a further flight. */
const FORM = /^([A-Z][A-Z0-9]|[0-9][A-Z])0*([1-9]\d{0,3})([A-Z]?)$/;

/** A flight number as it is stored: `lh 0400` is `LH400`. Undefined for a text that is none. */
export function flightNumberIn(text: string): string | undefined {
  const [, designator, number, letter] = FORM.exec(text.toUpperCase().replace(/[\s-]+/g, '')) ?? [];
  return designator && number && `${designator}${number}${letter ?? ''}`;
}
