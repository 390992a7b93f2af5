/** Whether two numbers are written alike: letters, digits and signs in the same order, and one sign more at most. */
export function isAlike(one: string, other: string): boolean {
  return kinds(one) === kinds(other) && Math.abs(one.length - other.length) <= 1;
}

const kinds = (text: string): string => text.replace(/\p{N}+/gu, '9').replace(/\p{L}+/gu, 'A');
