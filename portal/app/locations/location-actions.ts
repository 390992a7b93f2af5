import {
  LocationAnswer,
  type RemoveLocation,
  type SaveLocation,
} from '../../../shared/contract/locations.ts';
import { client } from '../client/client.ts';

/** Adds an address, or changes one; a repeat with the same key takes effect once. */
export const saveLocation = (input: SaveLocation, key: string): Promise<LocationAnswer> =>
  client.action('saveLocation', input, LocationAnswer, { key });

/** Takes an address away; a repeat with the same key takes effect once. */
export const removeLocation = (input: RemoveLocation, key: string): Promise<LocationAnswer> =>
  client.action('removeLocation', input, LocationAnswer, { key });
