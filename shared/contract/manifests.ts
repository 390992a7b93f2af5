import * as v from 'valibot';
import { MANIFEST_STATUSES } from '../trade/record-words.ts';
import { Id, Revision } from './id.ts';
import { LONGEST_REFERENCE } from './managed-companies.ts';
import { line } from './profile.ts';

/**
 * `saveManifest` (MOD-09): the whole manifest as it is to be. `manifestId` is the one that is changed, with its `revision` as it
 * was read; both are null for a further one, which without a `reference` gets the next number.
 */
export const SaveManifest = v.object({
  manifestId: v.nullable(Id),
  revision: v.nullable(Revision),
  reference: line(LONGEST_REFERENCE),
  customerId: Id,
  agentId: v.nullable(Id),
  shipmentId: v.nullable(Id),
  status: v.picklist(MANIFEST_STATUSES),
});
export type SaveManifest = v.InferOutput<typeof SaveManifest>;

/** `removeManifest` (MOD-09); `revision` as it was read. */
export const RemoveManifest = v.object({ manifestId: Id, revision: Revision });
export type RemoveManifest = v.InferOutput<typeof RemoveManifest>;

/** The manifest as it stands now, or stood last. */
export const ManifestAnswer = v.object({ id: Id, reference: v.string(), revision: v.number() });
export type ManifestAnswer = v.InferOutput<typeof ManifestAnswer>;
