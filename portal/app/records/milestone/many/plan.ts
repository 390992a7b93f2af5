import type { EstimateMilestone, RecordMilestone } from '../../../../../shared/contract/milestones.ts';
import { type DelayReason, missingIn } from '../../../../../shared/trade/delays/delays.ts';
import { daysLate } from '../../../../lists/days-late.ts';
import { instantOf } from '../local-time.ts';
import type { ShipmentOfMany } from './load-shipments.ts';

/** What is entered for the next milestone of many shipments. */
export interface ManyEntry {
  /** Whether it was reached, or is only expected. */
  readonly kind: 'reached' | 'expected';
  /** On the clocks of the browser, for all that have none of their own. */
  readonly time: string;
  /** The times of single shipments, by their ids. */
  readonly times: Readonly<Record<number, string>>;
  readonly reason: DelayReason | '';
  /** For all that have none of their own. */
  readonly note: string;
  /** The notes of single shipments, by their ids. */
  readonly notes: Readonly<Record<number, string>>;
}

export const entryNow = (time: string): ManyEntry => ({
  kind: 'reached',
  time,
  times: {},
  reason: '',
  note: '',
  notes: {},
});

/** What was reached was reached now, unless somebody says otherwise; when something is expected nobody but a person knows. */
export function withKind(entry: ManyEntry, kind: ManyEntry['kind'], now: string): ManyEntry {
  const isTyped = entry.time !== '' && entry.time !== now;
  return { ...entry, kind, ...(!isTyped && { time: kind === 'reached' ? now : '' }) };
}

/** What is noted of a shipment. */
const noteOf = ({ note, notes }: ManyEntry, id: number): string => notes[id]?.trim() || note.trim();

type OpenMilestone = ShipmentOfMany['milestones'][number];

/** Why nothing is saved of a shipment; `noTime`, `noReason` and `noNote` wait for an entry. */
export type Hindrance = 'cancelled' | 'allReached' | 'noTime' | 'noReason' | 'noNote';

/** What becomes of a shipment: its first milestone that is open, and when; of a cancelled one nothing is recorded. */
export interface PlannedShipment {
  readonly shipment: ShipmentOfMany;
  readonly milestone: OpenMilestone | undefined;
  /** ISO 8601 */
  readonly at: string | undefined;
  readonly hindrance: Hindrance | undefined;
}

/** Whether something can be saved of the shipment once more is entered. */
export const waitsForEntry = ({ hindrance }: PlannedShipment): boolean =>
  hindrance === 'noTime' || hindrance === 'noReason' || hindrance === 'noNote';

export const plannedAll = (shipments: readonly ShipmentOfMany[], entry: ManyEntry): PlannedShipment[] =>
  shipments.map((shipment) => {
    const isCancelled = shipment.status === 'Cancelled';
    const milestone = isCancelled ? undefined : shipment.milestones.find(({ actualAt }) => !actualAt);
    const at = instantOf(entry.times[shipment.id] || entry.time);
    return { shipment, milestone, at, hindrance: hindranceOf(shipment, milestone, at, entry) };
  });

function hindranceOf(
  { id, status }: ShipmentOfMany,
  milestone: OpenMilestone | undefined,
  at: string | undefined,
  entry: ManyEntry,
): Hindrance | undefined {
  if (status === 'Cancelled') return 'cancelled';
  if (!milestone) return 'allReached';
  if (at === undefined) return 'noTime';
  if (entry.kind === 'reached') return undefined;
  const why = { delayReason: entry.reason || null, delayNote: noteOf(entry, id) || null };
  const missing = missingIn(why, daysLate(milestone.plannedAt, at));
  return missing && (missing === 'delayReason' ? 'noReason' : 'noNote');
}

/** What is sent of a shipment that nothing hinders. */
export function inputOf(
  { shipment, milestone, at }: PlannedShipment,
  entry: ManyEntry,
): RecordMilestone | EstimateMilestone {
  const of = { shipmentId: shipment.id, milestoneId: milestone!.id, revision: shipment.revision };
  const note = noteOf(entry, shipment.id);
  return entry.kind === 'reached'
    ? { ...of, actualAt: at!, note }
    : { ...of, estimatedAt: at!, delayReason: entry.reason || null, delayNote: note };
}
