/**
 * Whether two numbers are written alike: the same letters and signs around digits, and one digit more at most. A letter that
 * stands alone, such as that of a part of an order, may be another one.
 */
export function isAlike(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other) && Math.abs(one.length - other.length) <= 1;
}

const shapeOf = (text: string): string =>
  text.replace(/\p{N}+/gu, '9').replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, 'A');
