import * as v from 'valibot';
import { plainJson } from '../../../../shared/plain-json.ts';
import { TakenRate } from './taken-rates.ts';

const KEY = 'fp-taken-rates';
const Kept = v.object({ address: v.string(), taken: v.array(TakenRate) });

/** Remembers in this tab which rates the unsaved lines at an address were taken over from; none: forgets them. */
export function keepTakenRates(address: string, taken: readonly TakenRate[]): void {
  try {
    if (taken.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, plainJson({ address, taken: [...taken] }));
  } catch {
    // Without storage the page knows them until it is left.
  }
}

/** Those that were remembered for the address: the lines themselves come back by the tool. */
export function keptTakenRates(address: string): readonly TakenRate[] {
  try {
    const kept = v.parse(Kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return kept.address === address ? kept.taken : [];
  } catch {
    return [];
  }
}
