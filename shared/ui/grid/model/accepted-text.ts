/**
 * A text without the characters that a cell doesn't accept. `accepts` tests one character and has no flag `g`. Wide
 * digits of a Japanese keyboard count as digits.
 */
export const acceptedText = (accepts: RegExp | undefined, text: string): string =>
  accepts ? [...text.normalize('NFKC')].filter((character) => accepts.test(character)).join('') : text;
