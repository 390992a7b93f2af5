import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { MOST_LOCATIONS } from '../../../../shared/contract/locations.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { selectionOf } from '../../../lists/request/selection.ts';
import { client } from '../../client/client.ts';
import type { SavedLocation } from '../../locations/location-dialog.tsx';
import type { DeliveryEntry } from './delivery-entry.ts';

const Place = v.object({
  id: v.number(),
  name: v.string(),
  street: v.string(),
  city: v.string(),
  postalCode: Text,
  country: Text,
  contactName: Text,
  contactPhone: Text,
});
export type Place = v.InferOutput<typeof Place>;

const Places = v.object({ allLocation: v.object({ results: v.array(Place) }) });

const QUERY = `query places($of: JSON) {
  allLocation(where: $of, sort: {field: "name", order: ASC}, take: ${MOST_LOCATIONS}) { results ${selectionOf(Place)} }
}`;

/** A place as a delivery keeps it, whatever becomes of the place. */
export const addressOf = ({ name, street, city, postalCode, country }: Place): string =>
  [name, street, city, postalCode, country].filter(Boolean).join(', ');

/** What a delivery to a place takes over of it. */
export const deliveryTo = (
  place: Place,
): Pick<DeliveryEntry, 'address' | 'contactName' | 'contactPhone'> => ({
  address: addressOf(place),
  contactName: place.contactName ?? '',
  contactPhone: place.contactPhone ?? '',
});

/** A place that was just saved. */
export const placeFrom = ({ id, entry: { company: _, country, ...words } }: SavedLocation): Place => ({
  ...{ id, country: country?.name },
  ...words,
});

interface Places {
  /** None while they load, or where that fails: one can be typed. */
  places: readonly Place[];
  /** One was added to them. */
  add(place: Place): void;
}

/** A company's own addresses that the viewer may see. */
export function usePlaces(companyId: number | undefined): Places {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (companyId === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const variables = { of: { company: { id: { eq: companyId } }, kind: { eq: 'Own' } } };
    client.query(Places, { name: 'places', query: QUERY, variables, signal }).then(
      ({ allLocation }) => setPlaces(allLocation.results),
      (error: unknown) => isAborted(error) || console.warn('[portal] No addresses of the company:', error),
    );
    return () => request.abort();
  }, [companyId]);
  return { places, add: (place) => setPlaces((last) => [...last, place]) };
}
