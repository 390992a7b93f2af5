/**
 * What a table holds under a word that comes from outside: an address, storage, the server. A plain look-up would
 * also find what every object inherits, such as `constructor`.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
