import { useMemo, useState } from 'react';
import type { Party } from '../../../../shared/contract/managed-companies.ts';
import { without } from '../../../../shared/ui/options/option.ts';
import type { PartyOption } from './find-parties.ts';

/** What was added to a company's stored parties and removed from them, so that those that others add meanwhile stay. */
export interface PartyChanges {
  readonly selected: readonly PartyOption[];
  readonly isDirty: boolean;
  add(party: PartyOption): void;
  remove(party: PartyOption): void;
  clear(): void;
}

const NONE: readonly PartyOption[] = [];

export function usePartyChanges(stored: readonly Party[]): PartyChanges {
  const [added, setAdded] = useState(NONE);
  const [removed, setRemoved] = useState(NONE);
  const present = useMemo(
    () => stored.map(({ id, companyName }): PartyOption => ({ id, label: companyName })),
    [stored],
  );
  const selected = useMemo(
    () => [...without(present, removed), ...without(added, present)],
    [present, added, removed],
  );
  return {
    selected,
    isDirty: selected.length !== present.length || selected.some((one) => !present.includes(one)),
    add(party) {
      setAdded([...without(added, [party]), party]);
      setRemoved(without(removed, [party]));
    },
    remove(party) {
      setAdded(without(added, [party]));
      setRemoved([...removed, party]);
    },
    clear() {
      setAdded(NONE);
      setRemoved(NONE);
    },
  };
}
