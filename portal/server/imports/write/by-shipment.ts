import type { ToWrite, WrittenRecord } from '../compare/compared.ts';

/** One record for the rows of each shipment, so that its people are told once. */
export function byShipment(rows: readonly ToWrite<{ shipmentId: number }>[]): WrittenRecord[] {
  return [...Map.groupBy(rows, ({ write }) => write.shipmentId)].map(([recordId, of]) => ({
    line: of[0]!.line,
    others: of.slice(1).map(({ line }) => line),
    recordType: 'shipment',
    recordId,
  }));
}
