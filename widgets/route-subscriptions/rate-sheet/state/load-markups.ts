import type { Client } from '../../../../shared/client/client.ts';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { Markups as Stored } from '../../../../shared/contract/markups.ts';
import { DEFAULT_PERCENTAGE } from '../../../../shared/trade/rate-sheet-rules.ts';
import type { Markups } from '../rules/entries.ts';

/** SHEET-15: those of a backend that stores none, where they are chosen with each sheet. */
const USUAL = { FAK: String(DEFAULT_PERCENTAGE), NAC: String(DEFAULT_PERCENTAGE) };

/**
 * The mark-ups of a company, if they are the user's to choose (D-147). For anybody else, and where they can't be had, the sheet has
 * those that the server stores.
 */
export async function loadMarkups(client: Client, entityId: number, signal: AbortSignal): Promise<Markups> {
  try {
    if (!(await client.isOwn())) return USUAL;
    const stored = await client.action('getMarkups', { entityId }, Stored, { signal });
    return { FAK: String(stored.fakPercentage), NAC: String(stored.nacPercentage) };
  } catch (error) {
    // A backend without the action answers an error of its own, and refuses nobody.
    const isUnknown = error instanceof ClientError && error.code === 'graphql' && error.status === undefined;
    return isUnknown ? USUAL : null;
  }
}
