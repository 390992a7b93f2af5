/** Whether two lists hold the very same items in the same order. */
export const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((item, n) => item === other[n]));
