import type { Client } from '../../../shared/client/client.ts';
import type { Airport, ChargeName, CompanyName } from '../../../shared/contract/reference.ts';
import { loadAirlines, loadAirports, loadChargeNames } from '../../../shared/reference/lists.ts';
import { type AirReference, createReference } from './air-reference.ts';

export type ListName = 'airports' | 'airlines' | 'charges';

interface Events {
  onLoaded(reference: AirReference): void;
  /** Called for each list that could not be loaded after its last attempt (REF-25). */
  onFailed(list: ListName, error: unknown): void;
}

interface ReferenceLoader {
  /** Loads what isn't there yet: each list once a page. True when all of them are there. */
  load(): Promise<boolean>;
}

/** Loads the lists that lanes and charges are chosen from (REF-05, REF-11, REF-12). */
export function createReferenceLoader(client: Client, { onLoaded, onFailed }: Events): ReferenceLoader {
  let present: Promise<boolean> | undefined;

  const loadAll = async (): Promise<boolean> => {
    let isWhole = true;
    const listOf = async <T>(name: ListName, load: (client: Client) => Promise<readonly T[]>) => {
      try {
        return await load(client);
      } catch (error) {
        isWhole = false;
        onFailed(name, error);
        return [];
      }
    };
    const [airports, airlines, chargeNames] = await Promise.all([
      listOf<Airport>('airports', loadAirports),
      listOf<CompanyName>('airlines', loadAirlines),
      listOf<ChargeName>('charges', loadChargeNames),
    ]);
    if (isWhole) onLoaded(createReference({ airports, airlines, chargeNames }));
    return isWhole;
  };

  return {
    load() {
      present ??= loadAll().then((isWhole) => {
        if (!isWhole) present = undefined;
        return isWhole;
      });
      return present;
    },
  };
}
