/** A text as it is compared: `T/Time*` is `t time`, `Gültig ab:¹` is `gultig ab`. */
export const folded = (text: string): string =>
  text
    .replace(/[¹²³⁰⁴-⁹]+/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
