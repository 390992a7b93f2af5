import { IMPORT_COLUMNS, type ImportKind } from './imports.ts';

/** Case, spaces and signs don't matter. */
const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const known = new Map<ImportKind, ReadonlyMap<string, string>>();

function columnsByKey(kind: ImportKind): ReadonlyMap<string, string> {
  const before = known.get(kind);
  if (before) return before;
  const byKey = new Map(
    IMPORT_COLUMNS[kind].flatMap(({ id, heading }) => [
      [keyOf(id), id],
      [keyOf(heading), id],
    ]),
  );
  known.set(kind, byKey);
  return byKey;
}

/** The id of the column that a heading names by its words; undefined for any other text. */
export const columnNamed = (kind: ImportKind, heading: string): string | undefined =>
  columnsByKey(kind).get(keyOf(heading));
