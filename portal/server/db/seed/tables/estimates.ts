import type { DelayReason } from '../../../../../shared/trade/delays/delays.ts';
import type { NewRow } from '../../tables.ts';
import { DAY, instant } from '../calendar.ts';
import { Random } from '../random.ts';
import type { SeededShipment } from './milestones.ts';

interface Delay {
  reason: DelayReason;
  note: string | null;
}

const WAITS_TO_DEPART: readonly Delay[] = [
  { reason: 'Rolled by Carrier', note: 'The vessel was overbooked; space is confirmed on the next sailing.' },
  { reason: 'Equipment Shortage', note: 'The depot has no 40HC free before next week.' },
  { reason: 'Missing Documents', note: 'We wait for the signed export declaration.' },
  { reason: 'Vessel Delay', note: null },
];
const AT_SEA: readonly Delay[] = [
  { reason: 'Port Congestion', note: 'Vessels wait for a berth at the port of discharge.' },
  { reason: 'Vessel Delay', note: 'The vessel left its last port of call late.' },
  { reason: 'Weather', note: 'Reduced speed because of a storm on the way.' },
  { reason: 'Port Congestion', note: null },
];
const WAITS_TO_FLY: readonly Delay[] = [
  { reason: 'Flight Delay', note: null },
  { reason: 'Rolled by Carrier', note: 'Moved to the next flight with free capacity.' },
  { reason: 'Missing Documents', note: 'We wait for the corrected commercial invoice.' },
];
const IN_THE_AIR: readonly Delay[] = [
  { reason: 'Flight Delay', note: 'Missed its connection; booked on the next flight.' },
  { reason: 'Weather', note: null },
];

const NONE = { estimated_at: null, delay_reason: null, delay_note: null };

/** The milestones with what their agents expect: of most shipments that are behind their plan, and of some that will be. */
export function withEstimates(
  shipments: readonly SeededShipment[],
  milestones: readonly NewRow<'milestone'>[],
  today: number,
): NewRow<'milestone'>[] {
  const random = new Random(83);
  const delays = new Map(
    shipments.flatMap((shipment) => {
      const delay = shipment.status !== 'Delivered' && delayOf(shipment, today, random);
      return delay ? [[shipment.id, delay] as const] : [];
    }),
  );
  return milestones.map((milestone) => {
    const { event, actual_at, planned_at, shipment_id } = milestone;
    const delay = delays.get(shipment_id);
    if (actual_at || !delay || (event !== 'DEPA' && event !== 'ARRI')) return { ...milestone, ...NONE };
    return {
      ...milestone,
      estimated_at: instant(Date.parse(String(planned_at)) + delay.days * DAY),
      delay_reason: delay.reason,
      delay_note: delay.note,
    };
  });
}

/** Why a shipment is late, and by how many days; undefined where it isn't, or nobody has said so yet. */
function delayOf(
  { mode, departed_on, next_milestone_at }: SeededShipment,
  today: number,
  random: Random,
): (Delay & { days: number }) | undefined {
  const air = mode === 'Air';
  const days = air ? 1 : random.whole(2, 8);
  const behind = Math.ceil((today - Date.parse(String(next_milestone_at))) / DAY);
  const isSaid = random.chance(behind > 0 ? 0.9 : 0.4);
  const delay = random.pick(departed_on ? (air ? IN_THE_AIR : AT_SEA) : air ? WAITS_TO_FLY : WAITS_TO_DEPART);
  return isSaid ? { ...delay, days: Math.max(0, behind) + days } : undefined;
}
