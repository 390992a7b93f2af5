import { IMPORT_COLUMNS, type ImportKind } from '../../../../../shared/contract/imports.ts';
import type { ExportTable } from '../../../../../shared/export/table.ts';

/** The headings of a kind, with a row of examples. */
export const template = (kind: ImportKind): ExportTable => ({
  title: kind,
  columns: IMPORT_COLUMNS[kind].map(({ heading }) => ({ label: heading, kind: 'text', width: 16 })),
  rows: [IMPORT_COLUMNS[kind].map(({ example }) => example)],
});
