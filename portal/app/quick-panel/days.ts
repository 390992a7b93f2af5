/** Entries of one day, in their order. */
interface Day<T> {
  /** The day in the language of the page, unique to it. */
  date: string;
  entries: T[];
}

/** Puts entries that stand in order of time under their days; `dateOf` tells the day of a moment. */
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
