import type { SentLine, StoredLine } from './stored-lines.ts';

/**
 * Which stored line each sent one is, so that somebody else's screen still recognises it after this save (the payload
 * itself has no ids, D-19): first the line with the same content, then the next one of the same charge type. null for
 * a line that is new.
 */
export function storedIdsOf(stored: readonly StoredLine[], sent: readonly SentLine[]): (number | null)[] {
  const ids: (number | null)[] = sent.map(() => null);
  const taken = new Set<number>();
  for (const likeness of [contentOf, chargeTypeOf]) {
    const free = new Map<string, number[]>();
    for (const line of stored) {
      if (taken.has(line.id)) continue;
      const like = likeness(line);
      const alike = free.get(like);
      if (alike) alike.push(line.id);
      else free.set(like, [line.id]);
    }
    for (const [index, line] of sent.entries()) {
      const id = ids[index] === null ? free.get(likeness(line))?.shift() : undefined;
      if (id === undefined) continue;
      ids[index] = id;
      taken.add(id);
    }
  }
  return ids;
}

const chargeTypeOf = ({ chargeType }: SentLine) => String(chargeType);

const contentOf = (line: SentLine) =>
  JSON.stringify([
    line.chargeType,
    line.unitCode,
    line.currency,
    line.quantity,
    line.unitCost,
    line.totalPrice,
    line.minimumPrice,
    line.comments,
    line.original?.currency,
    line.original?.unitCost,
    line.original?.totalPrice,
    line.original?.minimumPrice,
  ]);
