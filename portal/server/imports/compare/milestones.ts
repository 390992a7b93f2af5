import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { CLOCK_MINUTES } from '../../../../shared/contract/milestones.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { MILESTONES_OF, type MilestoneEvent } from '../../../../shared/trade/milestone-events.ts';
import { orderProblem } from '../../milestones/milestone-order.ts';
import { type ParsedRow, type RowProblem, textIn } from '../parsed-row.ts';
import { type Compared, outcomeOf, type Trx } from './compared.ts';
import { type FindPlace, type FoundPlace, findPlaces } from './milestone-places.ts';
import { type NamedShipment, shipmentsNamed } from './shipments-named.ts';
import { readMilestones, type StoredMilestone } from './stored-milestones.ts';

export interface MilestoneWrite {
  /** null: it is new */
  id: number | null;
  shipmentId: number;
  event: MilestoneEvent;
  /** To the minute, as `2026-01-20 14:00` in UTC. */
  planned: string | null;
  actual: string | null;
  portId: number | null;
  airportId: number | null;
}

/** A row as far as it can be read without the other rows of its shipment. */
interface Draft {
  row: ParsedRow;
  before: StoredMilestone | undefined;
  write: MilestoneWrite;
  changes: AuditChange[];
  problems: RowProblem[];
}

/**
 * Compares rows of milestones with those of their shipments. In which order they were reached is held to the same rules as by
 * hand, once all rows of the shipment are taken together.
 */
export async function compareMilestones(
  trx: Trx,
  rows: readonly ParsedRow[],
  _context: unknown,
  options: { isWriting: boolean },
): Promise<Compared<MilestoneWrite>[]> {
  const find = await shipmentsNamed(trx, rows, options);
  const place = await findPlaces(trx, rows, options);
  const shipments = rows.map(find);
  const stored = await readMilestones(
    trx,
    shipments.flatMap((found) => ('id' in found ? found.id : [])),
  );
  const drafts = rows.map((row, n) => {
    const shipment = shipments[n]!;
    return 'refusal' in shipment
      ? undefined
      : draftOf(row, shipment, stored.get(shipment.id) ?? [], place(row, shipment));
  });
  for (const [shipmentId, of] of Map.groupBy(
    drafts.filter((draft) => draft !== undefined),
    ({ write }) => write.shipmentId,
  ))
    addOrderProblems(of, stored.get(shipmentId) ?? []);
  return rows.map((row, n): Compared<MilestoneWrite> => {
    const [draft, shipment] = [drafts[n], shipments[n]!];
    if (!draft)
      return {
        ...{ line: row.line, outcome: 'wrong', changes: [] },
        problems: 'refusal' in shipment ? [{ column: 'shipment', reason: shipment.refusal }] : [],
      };
    const { before, changes, problems, write } = draft;
    return outcomeOf(row.line, { isNew: !before, changes, problems, write });
  });
}

function draftOf(
  row: ParsedRow,
  { id: shipmentId, mode, awaitsBooking, isCancelled }: NamedShipment,
  stored: readonly StoredMilestone[],
  place: ReturnType<FindPlace>,
): Draft {
  const event = textIn(row.cells, 'event') as MilestoneEvent;
  const before = stored.find((milestone) => milestone.event === event);
  const problems: RowProblem[] = isCancelled
    ? [{ column: 'shipment', reason: reason('shipmentCancelled') }]
    : [];
  const events: readonly string[] = mode === 'Air' ? MILESTONES_OF.Air : MILESTONES_OF.Ocean;
  if (!events.includes(event) && !before)
    problems.push({ column: 'event', reason: reason('importEventOfMode', { mode }) });
  const found: FoundPlace = place && 'shown' in place ? place : (before?.place ?? NOWHERE);
  if (place && 'refusal' in place) problems.push({ column: 'place', reason: place.refusal });
  const planned = textIn(row.cells, 'planned') ?? before?.planned ?? null;
  const actual = textIn(row.cells, 'actual') ?? before?.actual ?? null;
  if (planned === null) problems.push({ column: 'planned', reason: reason('fillIn') });
  if (actual !== null && timeOf(actual) > Date.now() + CLOCK_MINUTES * 60_000)
    problems.push({ column: 'actual', reason: reason('milestoneToCome') });
  if (awaitsBooking && actual !== null && actual !== (before?.actual ?? null))
    problems.push({ column: 'actual', reason: reason('milestoneBookingOpen') });
  const changed = (field: string, old: string | null | undefined, after: string | null) =>
    (old ?? null) === after ? [] : [{ field, before: old ?? null, after }];
  return {
    ...{ row, before, problems },
    changes: [
      ...(before ? [] : [{ field: 'event', before: null, after: event }]),
      ...changed('planned', before?.planned, planned),
      ...changed('actual', before?.actual, actual),
      ...changed('place', before?.place.shown, found.shown),
    ],
    write: {
      ...{ id: before?.id ?? null, shipmentId, event, planned, actual },
      ...{ portId: found.portId, airportId: found.airportId },
    },
  };
}

const NOWHERE: FoundPlace = { shown: null, portId: null, airportId: null };

const timeOf = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00Z`);

/** Rows that are wrong are not taken, and so the others are asked again without them. */
function addOrderProblems(drafts: readonly Draft[], stored: readonly StoredMilestone[]): void {
  for (;;) {
    const taken = drafts.filter(({ row, problems }) => row.problems.length === 0 && problems.length === 0);
    const problemsOf = (drafts: readonly Draft[]) =>
      drafts.flatMap((draft) => {
        const problem = problemAmong(draft, taken, stored);
        return problem ? { draft, problem } : [];
      });
    const reached = problemsOf(taken.filter(({ write }) => write.actual !== null));
    // What is to come is no gap because of a row that isn't taken.
    const found = reached.length > 0 ? reached : problemsOf(taken);
    if (found.length === 0) return;
    for (const { draft, problem } of found)
      draft.problems.push({ column: 'actual', reason: reason(problem) });
  }
}

function problemAmong({ write, before }: Draft, taken: readonly Draft[], stored: readonly StoredMilestone[]) {
  if (before && before.actual === write.actual) return undefined;
  const actuals = new Map(stored.map(({ event, actual }) => [event as string, actual]));
  for (const other of taken) actuals.set(other.write.event, other.write.actual);
  const events = MILESTONES_OF.Ocean.filter((event) => actuals.has(event));
  const milestones = events.map((event) => ({ actualAt: isoOf(actuals.get(event) ?? null) }));
  const time = write.actual === null ? null : timeOf(write.actual);
  const problem = orderProblem(milestones, events.indexOf(write.event), time);
  return problem === 'milestoneNextReached' ? ('importMilestoneGap' as const) : problem;
}

const isoOf = (text: string | null) => text && new Date(timeOf(text)).toISOString();
