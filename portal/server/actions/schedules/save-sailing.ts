import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { SaveSailing } from '../../../../shared/contract/schedules.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { sailingProblems } from '../../schedules/rules.ts';
import { isSameSailing } from '../../schedules/same-departure.ts';
import { requireNotWished } from '../../schedules/wishing-bookings.ts';
import { defineAction } from '../action.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireRevision } from '../record-revision.ts';
import { lockCarrier, lockDeparture, requireNotTaken, requireRight } from './locked-departure.ts';
import { storeDeparture } from './store-departure.ts';

type Trx = Transaction<Tables>;

/**
 * MOD-14: the provider adds a sailing to the schedules, or changes one. Its ports stay as soon as a booking asks for it.
 *
 * @throws ApiError 403 for others and an unknown sailing; 409 where somebody else saved since; 422 with a reason at the field
 */
export const saveSailing = defineAction({
  id: '9756215b-befb-48dd-bdb8-05c348274475',
  input: SaveSailing,
  async allow(trx, caller, { sailingId, carrierId }) {
    callingProvider(caller);
    await lockCarrier(trx, 'sailing', { id: carrierId, field: 'carrierId' });
    return sailingId === null ? undefined : lockDeparture(trx, 'sailing', sailingId);
  },
  async run(trx, before, input) {
    if (before) await requireRevision(trx, { type: 'sailing', id: before.id }, input.revision ?? 0);
    const { originPortId, destinationPortId, cutOffOn, departsOn, arrivesOn } = input;
    const codes = await requirePorts(trx, { originPortId, destinationPortId });
    requireRight(
      sailingProblems({
        ...{ originId: originPortId, destinationId: destinationPortId },
        ...{ cutOffOn, departsOn, arrivesOn },
      }),
      { destination: 'destinationPortId', cutOffOn: 'cutOffOn', arrivesOn: 'arrivesOn' },
    );
    for (const end of ['origin', 'destination'] as const)
      if (before && before.shown[end] !== codes[end])
        await requireNotWished(
          trx,
          { type: 'sailing', id: before.id },
          { code: 'departureKept', field: `${end}PortId` },
        );
    const columns = {
      carrier_id: input.carrierId,
      ...{ origin_port_id: originPortId, destination_port_id: destinationPortId },
      service: input.service || null,
      vessel_name: input.vesselName || null,
      voyage_number: input.voyageNumber || null,
      ...{ cut_off_on: cutOffOn, departs_on: departsOn, arrives_on: arrivesOn },
    };
    await requireNotTaken(
      trx,
      { type: 'sailing', id: before?.id ?? null, field: input.voyageNumber ? 'voyageNumber' : 'departsOn' },
      isSameSailing(columns),
    );
    return storeDeparture(trx, 'sailing', { before, columns });
  },
});

interface Ends {
  originPortId: number;
  destinationPortId: number;
}

/** Their UN/LOCODEs. */
async function requirePorts(trx: Trx, { originPortId, destinationPortId }: Ends) {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, scac_code as code from port where id in (${originPortId}::integer, ${destinationPortId}::integer)`.execute(
    trx,
  );
  const codeOf = (id: number, field: string) => {
    const found = rows.find((port) => port.id === id);
    if (!found) throw invalid({ ...reason('unknownPort', { number: id }), field });
    return found.code;
  };
  return {
    origin: codeOf(originPortId, 'originPortId'),
    destination: codeOf(destinationPortId, 'destinationPortId'),
  };
}
