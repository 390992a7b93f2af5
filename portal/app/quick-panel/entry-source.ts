import type { ListSource } from '../../../shared/list/list-source.ts';

interface EntryPage<Entry> {
  entries: readonly Entry[];
  hasMore: boolean;
}

/**
 * Entries newest first. The next page is requested by the id of the last entry, because new entries shift all offsets.
 */
export const entrySource = <Entry extends { id: number }>(
  load: (before: number | undefined, signal: AbortSignal) => Promise<EntryPage<Entry>>,
): ListSource<Entry> => ({
  async loadPage({ last }, signal) {
    const { entries, hasMore } = await load(last?.id, signal);
    return { rows: entries, hasMore };
  },
});
