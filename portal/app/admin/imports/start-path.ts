import type { ImportKind } from '../../../../shared/contract/imports.ts';

/** The page of imports with that kind chosen. */
export const startPath = (kind: ImportKind): string => `/admin/imports?${new URLSearchParams({ kind })}`;
