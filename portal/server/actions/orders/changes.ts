/** Ids to add, in the order of the selection, and ids to remove. */
interface Changes {
  add: number[];
  remove: number[];
}

/**
 * What turns `current` into what the caller wants (D-125). With `known`, the ids the caller last saw, only its own
 * difference counts: what others added or removed meanwhile stays so. Without it `selected` is the full list.
 */
export function changesOf(
  current: readonly number[],
  selected: readonly number[],
  known: readonly number[] | undefined,
): Changes {
  const present = new Set(current);
  const wanted = new Set(selected);
  const seen = known ? new Set(known) : present;
  return {
    add: [...wanted].filter((id) => !seen.has(id) && !present.has(id)),
    remove: current.filter((id) => seen.has(id) && !wanted.has(id)),
  };
}
