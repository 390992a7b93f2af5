import { useMemo, useState } from 'react';
import { findOptions } from '../options/find-options.ts';
import type { Option } from '../options/option.ts';
import { type Search, useSearch } from './use-search.ts';

/** Options that a server finds: a combobox shows them in their order and filters nothing out. */
export interface RemoteOptions<O extends Option> {
  readonly rows: readonly O[];
  readonly state: Search<unknown>['state'];
  /** The text that is being typed. */
  search(text: string): void;
  /** Asks for the same text again. */
  retry(): void;
}

const NONE: readonly never[] = [];

/**
 * Options by a request, which is first made for the empty text. While it is under way, those of the answer before that
 * match the text are offered: the list doesn't blink, and Enter takes nothing else than what was typed.
 *
 * @param ask keep the function while it asks for the same kind of options
 */
export function useRemoteOptions<O extends Option>(
  ask: (text: string, signal: AbortSignal) => Promise<readonly O[]>,
): RemoteOptions<O> & { readonly error: unknown; readonly text: string } {
  const [text, setText] = useState('');
  const { state, found = NONE, error, retry } = useSearch(ask, text);
  return useMemo(
    () => ({
      rows: state === 'found' ? found : findOptions(found, text),
      state,
      error,
      text,
      search: (typed: string) => setText(typed.trim()),
      retry,
    }),
    [state, found, error, text, retry],
  );
}
