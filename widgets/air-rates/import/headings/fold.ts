/** A text as it is compared: `T/Time*` is `t time`, `Gültig ab:` is `gultig ab`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
