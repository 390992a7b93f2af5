import type { Bench } from './bench.ts';
import type { ChargeRow } from './rows.ts';

/** Rows of the user on top of those that are stored. */
type Merged = (mine: readonly ChargeRow[], theirs: readonly ChargeRow[]) => ChargeRow[];

/** Brings the code that merges, which only few ever need. */
export async function loadMerge({ board, sent }: Bench): Promise<Merged> {
  const { merge } = await import('./merge.ts');
  const asEntered = ({ stored, cells }: ChargeRow) => (stored ? board.copyOf(stored.line).cells : cells);
  return (mine, theirs) => {
    const { rules, catalogue } = board.sheet;
    const { columns } = rules;
    return merge(mine, theirs, { columns, catalogue, asEntered, sent: (key) => sent.get(key) ?? [] });
  };
}
