import { narrow } from './narrow.ts';
import { plainSigns } from './plain-signs.ts';

/**
 * An order or style number as others are compared with it (D-150): signs that look alike, double width, blanks and what nobody sees don't
 * matter; case does.
 */
export const comparable = (number: string): string => narrow(plainSigns(number)).replace(/\s+/g, ' ').trim();
