import type { Client } from '../../../shared/client/client.ts';
import { loadAirlines, loadAirports, loadChargeNames } from '../../../shared/reference/lists.ts';
import { type AirReference, createReference } from './air-reference.ts';

/** REF-05, REF-11, REF-12: loaded once a page; a failed load is asked for again by the next call. */
export async function loadReference(client: Client): Promise<AirReference> {
  const [airports, airlines, chargeNames] = await Promise.all([
    loadAirports(client),
    loadAirlines(client),
    loadChargeNames(client),
  ]);
  return createReference({ airports, airlines, chargeNames });
}
