import type { Transaction } from 'kysely';
import type { SearchMode } from '../../../../shared/contract/rate-search.ts';
import type { Tables } from '../../db/tables.ts';
import { listedChargeTypes } from '../charges/charge-types.ts';

/** How freight is called among the charge types: by its code, or by its description. */
const FREIGHT: Readonly<Record<SearchMode, readonly string[]>> = {
  Air: ['AFR', 'Air Freight'],
  FCL: ['OFR', 'Ocean Freight'],
  LCL: ['OFR', 'Ocean Freight'],
};

const folded = (text: string): string => text.trim().toLowerCase();

/** Finds the charge type of a line among those that may be chosen; what could be several is none. */
export interface ChargeTypeNames {
  /** By its name: code, description, or both as an option shows them. */
  named(name: string): number | null;
  freight(mode: SearchMode): number | null;
  has(id: number | null): id is number;
}

export async function chargeTypeNames(trx: Transaction<Tables>): Promise<ChargeTypeNames> {
  const types = await listedChargeTypes(trx);
  const ids = new Set(types.map(({ id }) => id));
  const byCode = idsBy(types.map(({ id, chargeIden }) => [chargeIden, id]));
  const byDescription = idsBy(
    types.flatMap(({ id, description, chargeIden }) => [
      [description, id],
      [`${description} (${chargeIden})`, id],
    ]),
  );
  // A code goes before a description that reads the same, as where charges are entered.
  const named = (name: string) => {
    const found = byCode.get(folded(name)) ?? byDescription.get(folded(name));
    return found?.size === 1 ? [...found][0]! : null;
  };
  return {
    named,
    freight: (mode) => FREIGHT[mode].map(named).find((id) => id !== null) ?? null,
    has: (id): id is number => id !== null && ids.has(id),
  };
}

function idsBy(entries: readonly (readonly [string, number])[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [word, id] of entries) {
    const key = folded(word);
    if (key !== '') found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return found;
}
