import * as v from 'valibot';
import { FoundRecord } from '../../../shared/contract/search.ts';

const MOST = 5;

/** A pick that was made before: the id of a screen or action, or a record as it was found. */
const Pick = v.union([v.object({ id: v.string() }), v.object({ record: FoundRecord })]);
export type Pick = v.InferOutput<typeof Pick>;

/** Apart for each person: what one may see is not for the next one at the same machine. */
const keyOf = (person: number) => `fp-recent-${person}`;

const isSame = (one: Pick, other: Pick) =>
  'record' in one && 'record' in other
    ? one.record.type === other.record.type && one.record.id === other.record.id
    : 'id' in one && 'id' in other && one.id === other.id;

/** The last picks of a person, newest first; none where they can't be read. */
export function recentPicks(person: number): Pick[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return v.parse(v.pipe(v.array(Pick), v.maxLength(MOST)), stored);
  } catch {
    return [];
  }
}

export function rememberPick(person: number, pick: Pick): void {
  const others = recentPicks(person).filter((one) => !isSame(one, pick));
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([pick, ...others].slice(0, MOST)));
  } catch {
    // Where nothing may be stored nothing is remembered.
  }
}
