import { useCallback } from 'react';
import type { Import } from '../../../../shared/contract/imports.ts';
import { type Polled, usePolled } from '../../client/use-polled.ts';
import { loadImport } from './api.ts';
import { isUnderWay, phaseOf } from './phase.ts';

/** An import as it stands, asked for again and again while it is under way. Another `id` needs another component. */
export function useImport(id: string): Polled<Import> {
  const load = useCallback((signal: AbortSignal) => loadImport(id, signal), [id]);
  return usePolled(load, isImportUnderWay);
}

const isImportUnderWay = (value: Import): boolean => isUnderWay(phaseOf(value));
