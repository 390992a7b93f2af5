import { sql } from 'kysely';
import { EstimateMilestone } from '../../../../shared/contract/milestones.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { type Estimate, missingIn } from '../../../../shared/trade/delays/delays.ts';
import { daysLate } from '../../../lists/days-late.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { requireNotCancelled } from '../../milestones/shipment-booking.ts';
import { defineAction } from '../action.ts';
import { raiseRecordRevision, requireRevision } from '../record-revision.ts';
import { lockShipmentAs } from '../shipment-parties.ts';
import { milestonesOf } from './stored-milestones.ts';

const NONE = { estimatedAt: null, delayReason: null, delayNote: null };

/**
 * MOD-02: the agent of a shipment, or an admin, says when a milestone that hasn't happened is expected and why it is late,
 * or takes that back. The plan stays as it is.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown shipment; 409 where somebody else saved since; 422
 * for a milestone of another shipment, of a cancelled one or one that was reached, for an estimate before what has
 * happened, and for a delay without its reason
 */
export const estimateMilestone = defineAction({
  id: '7c52e0b4-96a3-4e0f-8a1d-5b6f7f0c9d24',
  input: EstimateMilestone,
  allow: (trx, caller, { shipmentId }) => lockShipmentAs(trx, caller, shipmentId, ['agent']),
  async run(trx, _grant, { shipmentId, milestoneId, revision, ...input }) {
    const shipment = { type: 'shipment', id: shipmentId } as const;
    await requireRevision(trx, shipment, revision);
    await requireNotCancelled(trx, shipmentId);
    const milestones = await milestonesOf(trx, shipmentId);
    const place = milestones.findIndex(({ id }) => id === milestoneId);
    const milestone = milestones[place];
    if (!milestone) throw invalid(reason('unknownMilestone'));
    if (milestone.actualAt) throw invalid(reason('milestoneReached'));
    const after =
      input.estimatedAt === null ? NONE : estimateIn({ ...input, estimatedAt: input.estimatedAt });
    if (after.estimatedAt !== null) {
      if (missingIn(after, daysLate(milestone.plannedAt, after.estimatedAt)))
        throw invalid(reason('noDelayReason'));
      const { estimatedAt } = after;
      if (milestones.slice(0, place).some(({ actualAt }) => actualAt && actualAt > estimatedAt))
        throw invalid(reason('milestoneBeforePrevious'));
    }
    const changes = (['estimatedAt', 'delayReason', 'delayNote'] as const)
      .filter((field) => milestone[field] !== after[field])
      .map((field) => ({ field, of: milestone.event, before: milestone[field], after: after[field] }));
    if (changes.length === 0) return { result: { id: shipmentId, revision } };
    await sql`update milestone set estimated_at = ${after.estimatedAt}::timestamptz,
      delay_reason = ${after.delayReason}, delay_note = ${after.delayNote}
      where id = ${milestoneId}::integer`.execute(trx);
    await raiseRecordRevision(trx, shipment);
    return {
      result: { id: shipmentId, revision: revision + 1 },
      audit: {
        recordType: 'shipment',
        recordId: shipmentId,
        before: { milestone },
        after: { milestone: { ...milestone, ...after } },
        changes,
      },
    };
  },
});

/** In UTC, so that it compares with what is stored. */
const estimateIn = ({ estimatedAt, delayReason, delayNote }: Estimate): Estimate => ({
  estimatedAt: new Date(estimatedAt).toISOString(),
  delayReason,
  delayNote: delayNote || null,
});
