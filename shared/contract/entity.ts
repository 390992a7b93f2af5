import * as v from 'valibot';
import { Id } from './id.ts';

/**
 * A header with the id of the company that an answer of the data API was read for: that which the signed-in caller acted
 * for at that moment. An admin may have switched on another device since the page learnt of one.
 */
export const ENTITY_HEADER = 'x-entity-id';

/** ENT-07; `isReference`, where it is known, of a carrier or airline, which hardly anybody acts for. */
export const Entity = v.object({
  id: Id,
  companyName: v.nullish(v.string(), ''),
  isReference: v.optional(v.boolean()),
});
export type Entity = v.InferOutput<typeof Entity>;

/** Companies that `listEntities` answers at once (API-37). */
export const ENTITY_PAGE = 200;

/** `listEntities` (API-37): the page after the first `skip` companies. */
export const ListEntities = v.object({
  skip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
});

/** `setEntity` (API-39). */
export const SetEntity = v.object({ new_entity_id: Id });

/** `listPorts` (API-65): `scacCode` is the UN/LOCODE. */
