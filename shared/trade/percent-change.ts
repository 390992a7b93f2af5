/**
 * By how many per cent a number changed, with one decimal, half away from zero: `4.5`, `-12.0`. Takes decimal texts and
 * is exact; `before` is not zero.
 */
export function percentChange(before: string, after: string): string {
  const places = Math.max(decimalsOf(before), decimalsOf(after));
  const [from, to] = [scaled(before, places), scaled(after, places)];
  const tenths = divided((to - from) * 1000n, from);
  const digits = `${tenths < 0n ? -tenths : tenths}`.padStart(2, '0');
  return `${tenths < 0n ? '-' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`;
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

const scaled = (text: string, places: number): bigint =>
  BigInt(text.replace('.', '') + '0'.repeat(places - decimalsOf(text)));

/** To a whole number, half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const sign = value < 0n === by < 0n ? 1n : -1n;
  const [positive, divisor] = [value < 0n ? -value : value, by < 0n ? -by : by];
  return sign * ((2n * positive + divisor) / (2n * divisor));
}
