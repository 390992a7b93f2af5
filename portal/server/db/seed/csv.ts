import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a file in `data/`, each by the names of its first line. */
export function readCsv(file: string): Record<string, string>[] {
  const text = readFileSync(join(import.meta.dirname, 'data', file), 'utf8');
  const [header = [], ...rows] = text.trim().split(/\r?\n/).map(cells);
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

/** Quoted cells may hold commas; none of our files has line breaks inside a cell. */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
