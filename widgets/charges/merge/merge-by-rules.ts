import type { ChargeRow } from '../rows/charge-row.ts';
import type { Origin } from '../rows/conflict.ts';
import type { EditorContext } from '../state/editor-context.ts';
import { merge } from './merge.ts';

/** Rows of the user on top of those that are stored, or those of a draft. */
type Merged = (mine: readonly ChargeRow[], theirs: readonly ChargeRow[]) => ChargeRow[];

/** The merge by the rules of the list. */
export function mergeOf({ list, sent }: EditorContext, origin: Origin = 'stored'): Merged {
  const asEntered = ({ stored, cells }: ChargeRow) => (stored ? list.copyOf(stored.line).cells : cells);
  return (mine, theirs) => {
    const { rules, catalogue } = list.chargeRules;
    return merge(mine, theirs, { rules, origin, catalogue, asEntered, sent: (key) => sent.get(key) ?? [] });
  };
}
