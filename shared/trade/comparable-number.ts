import { withoutInvisible } from './invisible.ts';
import { narrow } from './narrow.ts';

/** Signs that look like a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * An order or style number as others are compared with it (D-150): signs that look alike, double width, blanks and what nobody sees don't
 * matter; case does.
 */
export const comparable = (number: string): string =>
  narrow(withoutInvisible(number)).replace(HYPHENS, '-').replace(/\s+/g, ' ').trim();
