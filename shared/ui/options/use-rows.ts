import { useText } from '../../i18n/use-text.ts';
import { findOptions } from './find-options.ts';
import type { Option } from './option.ts';
import type { RemoteOptions } from './remote-options.ts';

interface Rows<O extends Option> {
  readonly rows: readonly O[];
  readonly isSearching: boolean;
  /** How many there are, or that they can't be had. */
  readonly status: string;
  /** The label of a row that asks again, after a failure. */
  readonly retryLabel: string | undefined;
  retry(): void;
  /** Hands the text that is being typed to where the options come from. */
  search(text: string): void;
}

/** What a field shows of its options for a text, wherever they come from. */
export function useRows<O extends Option>(options: readonly O[] | RemoteOptions<O>, text: string): Rows<O> {
  const say = useText();
  const remote = 'search' in options ? options : undefined;
  const rows = 'search' in options ? options.rows : findOptions(options, text);
  const failure = remote?.state === 'failed' ? say('common.optionsFailed') : undefined;
  return {
    rows,
    isSearching: remote?.state === 'searching',
    status: failure ?? say('common.results', { count: rows.length }),
    retryLabel: failure && `${failure} ${say('common.tryAgain')}`,
    retry: () => remote?.retry(),
    search: (typed) => remote?.search(typed),
  };
}
