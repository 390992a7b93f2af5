import * as v from 'valibot';
import { answeredRows } from '../../../../../shared/contract/answered-rows.ts';
import { Named, places, Text } from '../../../../lists/definitions/common.ts';
import { selectionOf } from '../../../../lists/request/selection.ts';
import { client } from '../../../client/client.ts';
import { Milestone } from '../../progress.ts';

/** Shipments that are asked for at a time: as many as the data API answers. */
const CHUNK = 200;

const MilestoneOfMany = v.pick(Milestone, [
  'id',
  'event',
  'plannedAt',
  'actualAt',
  'estimatedAt',
  'delayReason',
  'delayNote',
]);

const Shipment = v.object({
  id: v.number(),
  reference: v.string(),
  status: Text,
  revision: v.number(),
  companyRelation: Named,
  ...places,
  vesselName: Text,
  voyageNumber: Text,
  milestones: v.array(MilestoneOfMany),
});

/** A shipment with what people know it by, and what is known of its milestones, in their order. */
export type ShipmentOfMany = v.InferOutput<typeof Shipment>;

const Answer = v.object({ allShipments: v.object({ results: answeredRows(Shipment) }) });

const QUERY = `query allShipments($where: JSON, $take: Int) {
  allShipments(where: $where, take: $take) { results ${selectionOf(Shipment)} } }`;

/** The shipments of these ids as they are stored now, in their order; those that are gone are left out. */
export async function loadShipments(ids: readonly number[], signal?: AbortSignal): Promise<ShipmentOfMany[]> {
  const found = new Map<number, ShipmentOfMany>();
  for (let start = 0; start < ids.length; start += CHUNK) {
    const { allShipments } = await client.query(Answer, {
      name: 'allShipments',
      query: QUERY,
      variables: { where: { id: { in: ids.slice(start, start + CHUNK) } }, take: CHUNK },
      ...(signal && { signal }),
    });
    for (const shipment of allShipments.results) found.set(shipment.id, shipment);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
