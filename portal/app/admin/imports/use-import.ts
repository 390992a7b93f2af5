import { useCallback } from 'react';
import type { Import } from '../../../../shared/contract/imports.ts';
import { type Followed, useFollowed } from '../../client/use-followed.ts';
import { loadImport } from './api.ts';
import { isUnderWay, phaseOf } from './phase.ts';

/** An import as it stands, followed while it is under way. Another `id` needs another component. */
export function useImport(id: string): Followed<Import> {
  const load = useCallback((signal: AbortSignal) => loadImport(id, signal), [id]);
  return useFollowed(load, isImportUnderWay);
}

const isImportUnderWay = (value: Import): boolean => isUnderWay(phaseOf(value));
