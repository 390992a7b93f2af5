import * as v from 'valibot';
import type { Column } from '../definition.ts';
import { Amount, Named, nameOf, status, Text, Transport } from './common.ts';
import { ARRIVING } from './lateness.ts';
import { OrderStyles, Orders } from './order-entries.ts';

export const Reference = v.object({ id: v.number(), reference: v.string() });

export const Shipment = v.object({
  ...Transport.entries,
  companyRelation: Named,
  /** How far it is: its status, and in transit what was recorded last. */
  stage: Text,
  departedOn: Text,
  arrivedOn: Text,
});
type Shipment = v.InferOutput<typeof Shipment>;

/** A shipment with what was planned of it, what is expected, and what carries it. */
export const PlannedShipment = v.object({
  ...Shipment.entries,
  ...ARRIVING,
  plannedArrivalOn: Text,
  nextMilestone: Text,
  nextMilestoneAt: Text,
  lateMilestone: Text,
  delayReason: Text,
  delayNote: Text,
  vesselName: Text,
  voyageNumber: Text,
  transportDocument: Text,
  containers: v.array(v.object({ id: v.number(), number: v.string() })),
  bookedContainers: Text,
  purchaseOrders: Orders,
});
export type PlannedShipment = v.InferOutput<typeof PlannedShipment>;

/** The same with all that its detail shows. */
export const WholeShipment = v.object({
  ...PlannedShipment.entries,
  styleNumbersRelation: OrderStyles,
  weightKg: Amount,
  volumeCbm: Amount,
  insuranceReference: Text,
  booking: v.nullish(Reference),
  quotes: v.array(Reference),
  manifests: v.array(Reference),
});

export const company: Column<Shipment> = {
  id: 'company',
  label: 'list.col.company',
  value: (row) => nameOf(row.companyRelation),
  owner: (row) => row.companyRelation?.id,
  sort: 'companyRelation.companyName',
  wraps: true,
};
export const departedOn: Column<Shipment> = {
  id: 'departedOn',
  label: 'list.col.departed',
  kind: 'date',
  value: (row) => row.departedOn,
  sort: 'departedOn',
};
export const arrivedOn: Column<Shipment> = {
  id: 'arrivedOn',
  label: 'list.col.arrived',
  kind: 'date',
  value: (row) => row.arrivedOn,
  sort: 'arrivedOn',
};

/** Saved views know it as the status, of which it is a part. */
export const stage: Column<Shipment> = { ...status, value: (row) => row.stage };
