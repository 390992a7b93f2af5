/**
 * Money by whole numbers alone: an independent way to the same results. A value is `units` of `10 ** -scale`.
 */
interface Exact {
  units: bigint;
  scale: number;
}

export function exact(text: string): Exact {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`"${text}" is not written as a plain decimal`);
  return { units: BigInt(`${sign}${whole}${fraction}`), scale: fraction.length };
}

export const times = (a: Exact, b: Exact): Exact => ({ units: a.units * b.units, scale: a.scale + b.scale });

/** `a - b` in units of their common scale. */
export function minus(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  return { units: atScale(a, scale) - atScale(b, scale), scale };
}

export const isAbove = (a: Exact, b: Exact): boolean => minus(a, b).units > 0n;

export const absolute = ({ units, scale }: Exact): Exact => ({ units: units < 0n ? -units : units, scale });

/** Whole cents, half away from zero. */
export function cents(value: Exact): bigint {
  if (value.scale <= 2) return atScale(value, 2);
  const divisor = 10n ** BigInt(value.scale - 2);
  const { units } = absolute(value);
  const rounded = (units * 2n + divisor) / (divisor * 2n);
  return value.units < 0n ? -rounded : rounded;
}

export function written(ofCents: bigint): string {
  const digits = (ofCents < 0n ? -ofCents : ofCents).toString().padStart(3, '0');
  return `${ofCents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const atScale = ({ units, scale }: Exact, wanted: number): bigint => units * 10n ** BigInt(wanted - scale);
