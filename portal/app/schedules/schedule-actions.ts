import {
  DepartureAnswer,
  type RemoveFlight,
  type RemoveSailing,
  type SaveFlight,
  type SaveSailing,
} from '../../../shared/contract/schedules.ts';
import { client } from '../client/client.ts';

/** Adds a sailing, or changes one; a repeat with the same key takes effect once, as of all below. */
export const saveSailing = (input: SaveSailing, key: string): Promise<DepartureAnswer> =>
  client.action('saveSailing', input, DepartureAnswer, { key });

/** Takes a sailing out of the schedules. */
export const removeSailing = (input: RemoveSailing, key: string): Promise<DepartureAnswer> =>
  client.action('removeSailing', input, DepartureAnswer, { key });

/** Adds a flight, or changes one. */
export const saveFlight = (input: SaveFlight, key: string): Promise<DepartureAnswer> =>
  client.action('saveFlight', input, DepartureAnswer, { key });

/** Takes a flight out of the schedules. */
export const removeFlight = (input: RemoveFlight, key: string): Promise<DepartureAnswer> =>
  client.action('removeFlight', input, DepartureAnswer, { key });
