import { columnNamed } from '../../../../../../shared/contract/import-headings.ts';
import { IMPORT_COLUMNS, type Import, type ImportKind } from '../../../../../../shared/contract/imports.ts';

/** For each heading of a file the id of the column that it is taken for; null: left out. */
export type Mapping = readonly (string | null)[];

export type MappingProblem =
  /** Two headings stand for one column. */
  | { readonly type: 'twice'; readonly column: string }
  /** No heading stands for a column that every file needs. */
  | { readonly type: 'missing'; readonly column: string };

/** What the headings were taken for, and those that the sheet hides as their words say, but for a column that another one stands for. */
export function withHidden({ kind, headings }: Pick<Import, 'kind' | 'headings'>): Mapping {
  const taken = new Set(headings.map(({ column }) => column));
  return headings.map(({ heading, column, isHidden }) => {
    const named = isHidden ? columnNamed(kind, heading) : undefined;
    if (named === undefined || taken.has(named)) return column;
    taken.add(named);
    return named;
  });
}

/** What speaks against a check with this mapping. */
export function mappingProblem(kind: ImportKind, mapping: Mapping): MappingProblem | undefined {
  const twice = mapping.find((column, n) => column !== null && mapping.indexOf(column) !== n);
  if (twice) return { type: 'twice', column: twice };
  const missing = IMPORT_COLUMNS[kind].find(({ id, isRequired }) => isRequired && !mapping.includes(id));
  return missing && { type: 'missing', column: missing.id };
}
