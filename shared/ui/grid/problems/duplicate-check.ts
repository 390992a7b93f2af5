import type { GridRow } from '../model/grid-model.ts';
import type { AcrossCheck, Problem } from './problems.ts';

interface DuplicateOptions<Row extends GridRow> {
  /** Two rows with the same answer are duplicates; undefined for a row that takes no part, such as an empty one. */
  identityOf(row: Row): string | undefined;
  /** What each of the duplicates has. */
  readonly problem: Problem;
}

/** Rows that must differ from one another, such as by lane, airline and validity. For `GridChecks.across`. */
export const duplicateCheck =
  <Row extends GridRow>({ identityOf, problem }: DuplicateOptions<Row>): (() => AcrossCheck<Row>) =>
  () => {
    const identities = new WeakMap<Row, string | undefined>();
    const groups = new Map<string, Set<Row>>();
    const identityIn = (row: Row): string | undefined => {
      if (!identities.has(row)) identities.set(row, identityOf(row));
      return identities.get(row);
    };
    const groupOf = (row: Row): Set<Row> | undefined => {
      const identity = identityIn(row);
      return identity === undefined ? undefined : groups.get(identity);
    };
    /** The one other row that has got, or lost, its first duplicate. */
    const concerned = (row: Row, group: ReadonlySet<Row>, size: number): Row[] =>
      group.size === size ? [...group].filter((other) => other !== row) : [];

    return {
      problem,
      has: (row) => (groupOf(row)?.size ?? 0) > 1,
      add(row) {
        const identity = identityIn(row);
        if (identity === undefined) return [];
        const group = groups.get(identity) ?? new Set();
        groups.set(identity, group.add(row));
        return concerned(row, group, 2);
      },
      remove(row) {
        const group = groupOf(row);
        if (!group?.delete(row)) return [];
        if (group.size === 0) groups.delete(identityIn(row)!);
        return concerned(row, group, 1);
      },
    };
  };
