/** Entries of one day, in their order. */
interface Day<T> {
  /** The day in the language of the page, unique to it. */
  date: string;
  entries: T[];
}

/** Groups entries, which are sorted by time, by day; `dateOf` gives the day of a time. */
export function byDay<T extends { at: string }>(
  entries: readonly T[],
  dateOf: (iso: string) => string,
): Day<T>[] {
  const days: Day<T>[] = [];
  for (const entry of entries) {
    const date = dateOf(entry.at);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}
