import { narrow } from '../../../trade/narrow.ts';

/**
 * A text without the characters that a cell doesn't accept. `accepts` tests one character and has no flag `g`. Wide
 * digits of a Japanese keyboard count as digits, raised ones don't.
 */
export const acceptedText = (accepts: RegExp | undefined, text: string): string =>
  accepts ? [...narrow(text)].filter((character) => accepts.test(character)).join('') : text;
