import * as v from 'valibot';
import { isPhoneNumber } from '../trade/contact.ts';
import { Id, Revision } from './id.ts';
import { CountryCode, LONGEST, line } from './profile.ts';
import { because } from './reasons.ts';

/** Longest texts of a location, in characters. All of its address together fit into that of a delivery. */
export const LONGEST_LOCATION = {
  name: 100,
  street: LONGEST.address,
  city: LONGEST.city,
  postalCode: LONGEST.postalCode,
  contactName: 100,
  contactPhone: 50,
} as const;

/** Whose place it is: the company's own, or that of somebody it sends goods to or gets them from. */
export const LOCATION_KINDS = ['Own', 'Partner'] as const;
export type LocationKind = (typeof LOCATION_KINDS)[number];

/** Locations of a kind of one company: as many as a page of the data API has, so that all of them are offered. */
export const MOST_LOCATIONS = 200;

/**
 * `saveLocation` (MOD-13): the whole location as it is to be. `locationId` is the one that is changed, with its `revision` as
 * it was read; both are null for a further one, which becomes one of `companyId`, or without that of the caller's company. A
 * further one is of that `kind`, without it the company's own; one that is changed stays of its kind.
 */
export const SaveLocation = v.object({
  locationId: v.nullable(Id),
  revision: v.nullable(Revision),
  companyId: v.nullish(Id, null),
  kind: v.optional(v.picklist(LOCATION_KINDS), 'Own'),
  name: line(LONGEST_LOCATION.name, 1),
  street: line(LONGEST_LOCATION.street, 1),
  city: line(LONGEST_LOCATION.city, 1),
  postalCode: line(LONGEST_LOCATION.postalCode),
  countryCode: v.pipe(
    CountryCode,
    v.check((code) => code !== '', because('fillIn')),
  ),
  contactName: line(LONGEST_LOCATION.contactName),
  contactPhone: v.pipe(line(LONGEST_LOCATION.contactPhone), v.check(isPhoneNumber, because('phoneNumber'))),
});
export type SaveLocation = v.InferInput<typeof SaveLocation>;

/** `removeLocation` (MOD-13); `revision` as it was read. */
export const RemoveLocation = v.object({ locationId: Id, revision: Revision });
export type RemoveLocation = v.InferOutput<typeof RemoveLocation>;

/** The location as it stands now, or stood last. */
export const LocationAnswer = v.object({ id: Id, revision: v.number() });
export type LocationAnswer = v.InferOutput<typeof LocationAnswer>;
