import { type ReactNode, useState } from 'react';
import { ChangeDialog } from '../locations/change-dialog.tsx';
import { LocationDialog, type SavedLocation } from '../locations/location-dialog.tsx';
import { useAddsLocations } from '../locations/use-adds-locations.ts';
import type { AskedParty } from './party-field.tsx';
import { linesOf, type Party } from './party-offers.ts';
import { useParties } from './use-parties.ts';

export type PartyName = 'shipper' | 'consignee' | 'pickUp';

export interface RequestParties {
  /** Who can be chosen. */
  offers: readonly Party[];
  /** Opens the dialog in which an address or a partner is added or changed; undefined for who does neither. */
  ask: ((of: PartyName, party: AskedParty) => void) | undefined;
  /** That dialog. It belongs beside the form: what is pressed in it submits that one alone. */
  readonly dialog: ReactNode;
}

/** Who is offered as a party of the customer's request, and how one more is added where it is used (MOD-04). */
export function useRequestParties(
  customerId: number | undefined,
  onChange: (part: Partial<Record<PartyName, string>>) => void,
): RequestParties {
  const parties = useParties(customerId);
  const mayAdd = useAddsLocations(customerId);
  const [asked, setAsked] = useState<AskedParty & { of: PartyName }>();
  const ends = asked && {
    onClose: () => setAsked(undefined),
    onDone({ entry: { name, country, ...address } }: SavedLocation) {
      setAsked(undefined);
      parties.reload();
      onChange({ [asked.of]: linesOf(name, { ...address, country: country?.name }) });
    },
  };
  return {
    offers: parties.offers,
    ask: mayAdd ? (of, party) => setAsked({ of, ...party }) : undefined,
    dialog:
      ends &&
      ('address' in asked ? (
        <ChangeDialog address={asked.address} onStale={parties.reload} {...ends} />
      ) : (
        <LocationDialog companyId={customerId} kind={asked.kind} begun={asked.begun ?? {}} {...ends} />
      )),
  };
}
