/**
 * The check digit of a container number by ISO 6346, Annex A, of its first ten characters: `CSQU305438` has 3. A letter
 * counts from 10 on, without the multiples of 11; each place counts twice the one before it.
 */
export function checkDigitOf(owner: string): number {
  const sum = [...owner].reduce((total, character, place) => total + numberOf(character) * 2 ** place, 0);
  return (sum % 11) % 10;
}

function numberOf(character: string): number {
  if (character <= '9') return Number(character);
  const letter = character.charCodeAt(0) - 'A'.charCodeAt(0) + 10;
  return letter + Math.floor((letter - 1) / 10);
}

/**
 * The container number that a text is, as it is stored: people divide it by spaces, dots and hyphens, `demu 400236-2`. Undefined
 * for a text of another form than four letters and seven digits.
 */
export function containerNumberIn(text: string): string | undefined {
  const number = text.replace(/[\s.-]+/g, '').toUpperCase();
  return /^[A-Z]{4}\d{7}$/.test(number) ? number : undefined;
}
