import { sql } from 'kysely';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
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

const PLACE = [{ id: 'place', column: 'port_id', lookup: 'port' }] as const;

export async function findPlaces(
  trx: Trx,
  rows: readonly ParsedRow[],
  options: { isWriting: boolean },
): Promise<FindPlace> {
  const find = await lookUp(trx, rows, PLACE, options);
  const codes = [...new Set(rows.flatMap(({ cells }) => textIn(cells, 'place')?.toUpperCase() ?? []))];
  const { rows: airports } = await sql<{ id: number; code: string }>`
    select id, code from airport where code = any(${codes}::text[])`.execute(trx);
  const byCode = new Map(airports.map(({ id, code }) => [code, id]));
  return ({ cells }, { mode }) => {
    const text = textIn(cells, 'place');
    if (text === undefined) return undefined;
    if (mode === 'Air') {
      const code = text.toUpperCase();
      const airportId = byCode.get(code);
      return airportId === undefined
        ? { refusal: reason('importAirport') }
        : { shown: code, portId: null, airportId };
    }
    const found = find('port', text);
    return 'refusal' in found ? found : { shown: found.shown, portId: found.id, airportId: null };
  };
}
