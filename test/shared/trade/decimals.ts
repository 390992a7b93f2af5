import fc from 'fast-check';

/** Canonical decimal texts: no needless zeros, no `-0`. */
export function decimals({
  maxWhole = 999_999_999n,
  maxScale = 6,
}: {
  maxWhole?: bigint;
  maxScale?: number;
} = {}): fc.Arbitrary<string> {
  return fc
    .tuple(fc.boolean(), fc.bigInt(0n, maxWhole), fc.bigInt(0n, 10n ** BigInt(maxScale) - 1n))
    .map(([negative, whole, part]) => {
      const fraction = part.toString().padStart(maxScale, '0').replace(/0+$/, '');
      const text = fraction ? `${whole}.${fraction}` : `${whole}`;
      return negative && text !== '0' ? `-${text}` : text;
    });
}

/** Amounts that end on half a cent, where rounding is decided. */
export const halfCents = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 11n))
  .map(([negative, n]) => `${negative ? '-' : ''}${n / 100n}.${(n % 100n).toString().padStart(2, '0')}5`);
