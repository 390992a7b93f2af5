interface LineSameness<Line> {
  /** Lines of the same text are the same. */
  textOf(line: Line): string;
  /** Not the same, but so much alike that one was made of the other. */
  isAlike(one: Line, other: Line): boolean;
}

/**
 * Of each stored line the place of the line in `base` that it was, undefined for an added one. Stored lines have no names
 * that outlive a save: what is the same in the same order stayed; between two that stayed a line became the one that is like
 * it, and as many as there were before became each other in their order.
 */
export function matchLines<Line>(
  base: readonly Line[],
  stored: readonly Line[],
  sameness: LineSameness<Line>,
): (number | undefined)[] {
  const found: (number | undefined)[] = stored.map(() => undefined);
  const pairs = samePairs(base.map(sameness.textOf), stored.map(sameness.textOf));
  let [before, after] = [0, 0];
  for (const [at, nowAt] of [...pairs, [base.length, stored.length] as const]) {
    const gap = matchGap(base.slice(before, at), stored.slice(after, nowAt), sameness.isAlike);
    for (const [index, one] of gap.entries()) if (one !== undefined) found[after + index] = before + one;
    if (nowAt < stored.length) found[nowAt] = at;
    [before, after] = [at + 1, nowAt + 1];
  }
  return found;
}

/** Places of a longest common sequence, in both. */
function samePairs(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const longest = one.map(() => other.map(() => 0));
  const at = (a: number, b: number) => longest[a]?.[b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1)
    for (let b = other.length - 1; b >= 0; b -= 1)
      longest[a]![b] = one[a] === other[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

function matchGap<Line>(
  base: readonly Line[],
  stored: readonly Line[],
  isAlike: (one: Line, other: Line) => boolean,
): (number | undefined)[] {
  const left = new Set(base.keys());
  const found = stored.map((line) => {
    const like = [...left].find((index) => isAlike(base[index]!, line));
    if (like !== undefined) left.delete(like);
    return like;
  });
  const added = found.filter((one) => one === undefined).length;
  if (added !== left.size) return found;
  const rest = [...left];
  return found.map((one) => one ?? rest.shift());
}
