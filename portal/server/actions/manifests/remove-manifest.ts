import { type ManifestAnswer, RemoveManifest } from '../../../../shared/contract/manifests.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { firstUseOf } from '../../manifests/uses.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireRevision } from '../record-revision.ts';
import { lockManifest } from './locked-manifest.ts';

/**
 * MOD-09: the provider takes a manifest away that was made by mistake.
 *
 * @throws ApiError 403 for others and an unknown manifest; 409 where somebody else saved since; 422 that says what hangs on it
 */
export const removeManifest = defineAction({
  id: '322f9501-8e7c-4948-9db8-709fe91226cf',
  input: RemoveManifest,
  async allow(trx, caller, { manifestId }) {
    callingProvider(caller);
    return lockManifest(trx, manifestId);
  },
  // It is gone by then; the first answer is the person's own.
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, manifest, { revision }) {
    const { id, reference, customerId, agentId, shown } = manifest;
    await requireRevision(trx, { type: 'manifest', id }, revision);
    const used = await firstUseOf(trx, id);
    if (used) throw invalid(reason(`manifestInUse.${used.use}`, { count: used.count }));
    await trx.deleteFrom('manifest').where('id', '=', id).execute();
    const none = { reference: null, customer: null, agent: null, shipment: null, status: null };
    return {
      result: { id, reference, revision } satisfies ManifestAnswer,
      audit: {
        ...{ recordType: 'manifest', recordId: id, gone: { ownerId: customerId, reference }, agentId },
        ...{ before: shown, after: {}, changes: changesBetween<typeof shown>(shown, none) },
      },
    };
  },
});
