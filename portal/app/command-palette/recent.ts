import * as v from 'valibot';
import { FoundRecord } from '../../../shared/contract/search.ts';
import { plainJson } from '../../../shared/plain-json.ts';

const MOST = 5;

/** A recent choice: the id of a page or action, or a found record. */
const Pick = v.union([v.object({ id: v.string() }), v.object({ record: FoundRecord })]);
export type Pick = v.InferOutput<typeof Pick>;

/** A key for each person, because another person on the same device may not see the records. */
const keyOf = (person: number) => `fp-recent-${person}`;

const isSame = (one: Pick, other: Pick) =>
  'record' in one && 'record' in other
    ? one.record.type === other.record.type && one.record.id === other.record.id
    : 'id' in one && 'id' in other && one.id === other.id;

/** The recent choices of a person, newest first; none where the storage can't be read. */
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
    localStorage.setItem(keyOf(person), plainJson([pick, ...others].slice(0, MOST)));
  } catch {
    // Without storage there are no recent choices.
  }
}
