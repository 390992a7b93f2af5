import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Client } from '../../../shared/client/client.ts';
import { isAborted } from '../../../shared/client/client-error.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { ModuleDefinition } from './definition.ts';
import { dataReducer, type ListData, NO_DATA } from './list-data.ts';
import type { ListState } from './list-state.ts';
import { loadPage, type Scope } from './request.ts';
import { texts } from './texts/index.ts';

interface List extends ListData {
  loadMore(): void;
  /** Repeats what failed. */
  retry(): void;
}

/** The rows that `state` asks for, page by page. A newer question ends the older one (D-118). */
export function useList(
  client: Client,
  definition: ModuleDefinition,
  state: ListState,
  scope: Scope | undefined,
): List {
  const text = useText(texts);
  const formats = useFormats();
  const [data, dispatch] = useReducer(dataReducer, NO_DATA);
  const running = useRef<AbortController>(undefined);
  const asked = JSON.stringify([definition.id, state, scope, formats.locale]);

  // The state and the scope by what they say: an address that says the same makes new objects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is both, and the language
  const load = useCallback(
    (skip: number) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      const more = skip > 0;
      dispatch({ type: 'asked', more });
      loadPage(client, definition, {
        state,
        scope,
        words: { text, formats },
        skip,
        signal: mine.signal,
      }).then(
        (answer) => {
          if (!mine.signal.aborted) dispatch({ type: 'answered', more, answer });
        },
        (error: unknown) => {
          if (!isAborted(error)) throw error;
        },
      );
    },
    [client, definition, asked],
  );

  useEffect(() => {
    load(0);
    return () => running.current?.abort();
  }, [load]);

  return useMemo(
    () => ({
      ...data,
      loadMore: () => load(data.skip),
      retry: () => load(data.phase.name === 'failed' && data.phase.more ? data.skip : 0),
    }),
    [data, load],
  );
}
