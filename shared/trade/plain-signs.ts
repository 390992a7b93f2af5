import { withoutInvisible } from './invisible.ts';

/** Signs that look like a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** A text without what nobody sees, and with one hyphen for all signs that look like it: office programs replace them while typing. */
export const plainSigns = (text: string): string => withoutInvisible(text).replace(HYPHENS, '-');
