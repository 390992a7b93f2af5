import { sql } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { sailingProblems } from '../../schedules/rules.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import type { Compared, FileContext, Trx } from './compared.ts';
import {
  type DepartureDraft,
  type DepartureKind,
  type DepartureWrite,
  departureOutcome,
  draftDepartures,
  keyText,
} from './departures.ts';

/**
 * One that has no vessel yet, or a row without one, is found by the voyage alone; one without a voyage by its day, also by a row that
 * has a voyage now. A row without a voyage finds by its vessel and day also one that has got a voyage since.
 */
const SAILINGS: DepartureKind = {
  kind: 'sailings',
  type: 'sailing',
  names: [
    { id: 'carrier', column: 'carrier_id', lookup: 'oceanCarrier' },
    { id: 'origin', column: 'origin_port_id', lookup: 'port' },
    { id: 'destination', column: 'destination_port_id', lookup: 'port' },
  ],
  words: [
    { id: 'voyageNumber', column: 'voyage_number' },
    { id: 'vesselName', column: 'vessel_name' },
    { id: 'service', column: 'service' },
    { id: 'cutOffOn', column: 'cut_off_on' },
    { id: 'departsOn', column: 'departs_on' },
    { id: 'arrivesOn', column: 'arrives_on' },
  ],
  keyOf: ({ cells }, { carrier, origin, destination }) => ({
    ...{ carrier, origin, destination },
    voyage: textIn(cells, 'voyageNumber') ?? null,
    ...(textIn(cells, 'voyageNumber') === undefined && { day: textIn(cells, 'departsOn') }),
  }),
  alsoBy: ({ cells }) => ({ day: textIn(cells, 'departsOn') }),
  keyTypes: sql`carrier integer, origin integer, destination integer, voyage text, day date`,
  isFoundBy: sql`(departure.carrier_id, departure.origin_port_id, departure.destination_port_id)
    = (asked.carrier, asked.origin, asked.destination) and (lower(departure.voyage_number) = lower(asked.voyage)
    or ((departure.voyage_number is null or asked.voyage is null) and departure.departs_on = asked.day))`,
  meantOf({ cells }, stored) {
    const voyage = textIn(cells, 'voyageNumber')?.toLowerCase();
    const ofVoyage = stored.filter(
      ({ shown }) => voyage === undefined || shown.voyageNumber?.toLowerCase() === voyage,
    );
    const found = ofVoyage.length > 0 ? ofVoyage : stored;
    const vessel = textIn(cells, 'vesselName')?.toLowerCase();
    const named = found.filter(({ shown }) => shown.vesselName?.toLowerCase() === vessel);
    if (named.length > 0) return named;
    if (vessel === undefined) return found;
    // Without voyage and vessel in common, two of a day are two sailings.
    return found.filter(
      ({ shown }) => shown.vesselName === null && (voyage !== undefined || shown.voyageNumber === null),
    );
  },
  severalAre: { column: 'voyageNumber', reason: reason('importSailings') },
};

/** Compares rows of sailings with those that are stored. */
export async function compareSailings(
  trx: Trx,
  rows: readonly ParsedRow[],
  context: FileContext,
  options: { isWriting: boolean },
): Promise<Compared<DepartureWrite>[]> {
  const drafts = await draftDepartures(trx, SAILINGS, rows, options);
  return drafts.map((draft) => {
    const { origin, destination } = draft.ids;
    const { cutOffOn = null, departsOn, arrivesOn } = draft.shown;
    const problems =
      origin && destination && departsOn && arrivesOn
        ? sailingProblems({ originId: origin, destinationId: destination, cutOffOn, departsOn, arrivesOn })
        : [];
    return departureOutcome(
      { ...draft, dayKey: dayKeyOf(draft), problems: [...draft.problems, ...problems] },
      SAILINGS,
      context,
    );
  });
}

/** Of a row with a voyage: what `keyOf` answers for one of the same day that has none. */
function dayKeyOf({ row, ids, shown }: DepartureDraft): string | undefined {
  if (textIn(row.cells, 'voyageNumber') === undefined || !shown.departsOn) return undefined;
  const { carrier, origin, destination } = ids;
  return keyText({ carrier, origin, destination, voyage: null, day: shown.departsOn });
}
