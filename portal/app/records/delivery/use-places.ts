import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { Text } from '../../../lists/definitions/common.ts';
import { selectionOf } from '../../../lists/request/selection.ts';
import { client } from '../../client/client.ts';

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
  allLocation(where: $of, sort: {field: "name", order: ASC}, take: 50) { results ${selectionOf(Place)} }
}`;

/** A place as a delivery keeps it, whatever becomes of the place. */
export const addressOf = ({ name, street, city, postalCode, country }: Place): string =>
  [name, street, city, postalCode, country].filter(Boolean).join(', ');

/** The addresses of a company that the viewer may see; none while they load, or where that fails: one can be typed. */
export function usePlaces(companyId: number | undefined): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (companyId === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const variables = { of: { company: { id: { eq: companyId } } } };
    client.query(Places, { name: 'places', query: QUERY, variables, signal }).then(
      ({ allLocation }) => setPlaces(allLocation.results),
      (error: unknown) => isAborted(error) || console.warn('[portal] No addresses of the company:', error),
    );
    return () => request.abort();
  }, [companyId]);
  return places;
}
