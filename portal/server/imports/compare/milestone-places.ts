import type { Reason } from '../../../../shared/contract/reasons.ts';
import { type ParsedRow, textIn } from '../parsed-row.ts';
import type { Trx } from './compared.ts';
import { lookUp } from './lookups.ts';
import type { NamedShipment } from './shipments-named.ts';

export interface FoundPlace {
  /** As files write it. */
  shown: string | null;
  portId: number | null;
  airportId: number | null;
}

/** Where a row says that it happens: by air at an airport, by sea at a port; undefined where it says nothing. */
export type FindPlace = (
  row: ParsedRow,
  shipment: NamedShipment,
) => FoundPlace | { refusal: Reason } | undefined;

const PLACE = [
  { id: 'place', column: 'port_id', lookup: 'port' },
  { id: 'place', column: 'airport_id', lookup: 'airport' },
] as const;

export async function findPlaces(
  trx: Trx,
  rows: readonly ParsedRow[],
  options: { isWriting: boolean },
): Promise<FindPlace> {
  const find = await lookUp(trx, rows, PLACE, options);
  return ({ cells }, { mode }) => {
    const text = textIn(cells, 'place');
    if (text === undefined) return undefined;
    const isByAir = mode === 'Air';
    const found = find(isByAir ? 'airport' : 'port', text);
    if ('refusal' in found) return found;
    const { id, shown } = found;
    return { shown, portId: isByAir ? null : id, airportId: isByAir ? id : null };
  };
}
