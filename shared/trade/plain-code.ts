import { withoutInvisible } from './invisible.ts';
import { narrow } from './narrow.ts';

/** A code of a mail as it was sent, also where it is typed with the digits of an input method. */
export const plainCode = (typed: string): string => narrow(withoutInvisible(typed));
