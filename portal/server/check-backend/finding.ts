import type { Use } from '../../../shared/contract/documented/use.ts';

export type State = 'there' | 'missing' | 'other type' | 'refused' | "can't be told";

/** What was found out about one thing of the contract. */
export interface Finding {
  /** What it belongs to: a model, or a part of the contract. */
  readonly group: string;
  readonly thing: string;
  readonly state: State;
  /** What is there in its place, or why it can't be told. */
  readonly note?: string | undefined;
  /** What can't be done where it isn't there. */
  readonly uses: readonly Use[];
}

const FAULTS: ReadonlySet<State> = new Set(['missing', 'other type', 'refused']);

export const isFault = ({ state }: Finding): boolean => FAULTS.has(state);
