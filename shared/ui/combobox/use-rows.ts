import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { findOptions, readAhead } from '../options/find-options.ts';
import { isGuess } from '../options/find-or-alike.ts';
import type { Option } from '../options/option.ts';
import type { RemoteOptions } from '../search/remote-options.ts';

interface Rows<O extends Option> {
  readonly rows: readonly O[];
  readonly isSearching: boolean;
  /** What is found is not written so. */
  readonly isGuess: boolean;
  /** How many there are, or that they can't be had. */
  readonly status: string;
  /** The label of a row that asks again, after a failure. */
  readonly retryLabel: string | undefined;
  retry(): void;
  /** Searches the server for the text, where the options come from one. */
  search(text: string): void;
}

/**
 * What a field shows of its options for a text, wherever they come from.
 *
 * @param find how it looks among options that are all there
 */
export function useRows<O extends Option>(
  options: readonly O[] | RemoteOptions<O>,
  text: string,
  find: typeof findOptions = findOptions,
): Rows<O> {
  const translate = useText();
  const remote = 'search' in options ? options : undefined;
  const rows = 'search' in options ? options.rows : find(options, text);
  useEffect(() => ('search' in options ? undefined : readAhead(options)), [options]);
  const failure = remote?.state === 'failed' ? translate('common.optionsFailed') : undefined;
  return {
    rows,
    isGuess: !remote && isGuess(rows, text),
    isSearching: remote?.state === 'searching',
    status: failure ?? translate('common.results', { count: rows.length }),
    retryLabel: failure && `${failure} ${translate('common.tryAgain')}`,
    retry: () => remote?.retry(),
    search: (typed) => remote?.search(typed),
  };
}
