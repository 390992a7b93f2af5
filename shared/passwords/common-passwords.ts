import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the list, the most common first, nobody may choose (D-153). */
const MOST_COMMON = 10_000;

const common = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON));

/** Whether it is one of the passwords that most people choose, in whatever case. */
export const isCommonPassword = (typed: string): boolean => common.has(typed.normalize('NFKC').toLowerCase());
