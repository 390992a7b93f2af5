import { useMemo, useRef } from 'react';
import { type Option, rowsOf, type Search, search } from './options.ts';

/** The options that match `text`, without the selected ones; each search goes on from the last one. */
export function useRows(options: readonly Option[], text: string, selected: readonly Option[]): Option[] {
  const last = useRef<Search>(undefined);
  const result = search(options, text, last.current);
  last.current = result;
  return useMemo(() => rowsOf(result, selected), [result, selected]);
}
