/**
 * What counts of a typed password, as RFC 8265 has it: a letter with an accent is the same however a keyboard composes it, and
 * so is a space, whose width depends on the keyboard.
 */
export const passwordText = (typed: string): string => typed.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ');

/** Characters of a password as people count them: what a surrogate pair draws is one. */
export const passwordLength = (typed: string): number => [...passwordText(typed)].length;
