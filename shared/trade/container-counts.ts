/** How many containers of each type, stored as `2 x 20GP, 1 x 40HC`, as people read it: `2 × 20GP, 1 × 40HC`. */
export const countsText = (stored: string): string => stored.replaceAll(' x ', ' × ');

/** How many there are of each type in what is stored; what is no number is NaN. */
export function countsByType(stored: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const part of stored.split(', ').filter(Boolean)) {
    const [count, type = ''] = part.split(' x ');
    counts[type] = (counts[type] ?? 0) + Number(count);
  }
  return counts;
}
