import type { Formats } from '../../../../shared/i18n/formats.ts';

/** `24 kB`, `1.8 MB`: as people compare files. */
export function fileSize({ number }: Pick<Formats, 'number'>, bytes: number): string {
  const style = 'unit';
  if (bytes < 1_000_000)
    return number(Math.ceil(bytes / 1_000), { style, unit: 'kilobyte', maximumFractionDigits: 0 });
  return number(bytes / 1_000_000, { style, unit: 'megabyte', maximumFractionDigits: 1 });
}
