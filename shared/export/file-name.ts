const LONGEST = 120;

/**
 * The name of an exported file: its parts, such as a record's reference and what of it was exported, and the local
 * day, joined by `_`: `Q-3001_freight_charges_2026-11-21.csv`. Signs that a file system refuses become `-`.
 */
export function exportFileName(parts: readonly string[], day: Date, ending: 'csv' | 'xlsx'): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  const name = parts
    .map((part) =>
      part
        .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
        .replace(/\s+/g, ' ')
        .replace(/^[ .]+|[ .]+$/g, ''),
    )
    .filter(Boolean)
    .join('_')
    .slice(0, LONGEST);
  return `${[name, date].filter(Boolean).join('_')}.${ending}`;
}
