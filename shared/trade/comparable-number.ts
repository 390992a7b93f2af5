import { narrow } from './narrow.ts';
import { plainSigns } from './plain-signs.ts';

/** As nearly all numbers are written, and as they are compared. Lists of thousands are compared with a key that is typed. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * An order or style number as others are compared with it (D-150): signs that look alike, double width, blanks and what nobody sees don't
 * matter; case does.
 */
export const comparable = (number: string): string =>
  PLAIN.test(number) ? number : narrow(plainSigns(number)).replace(/\s+/g, ' ').trim();
