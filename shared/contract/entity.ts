import * as v from 'valibot';
import { Id } from './id.ts';

/** ENT-07 */
export const Entity = v.object({ id: Id, companyName: v.string() });
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
