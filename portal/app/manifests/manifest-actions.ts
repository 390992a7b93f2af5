import {
  ManifestAnswer,
  type RemoveManifest,
  type SaveManifest,
} from '../../../shared/contract/manifests.ts';
import { client } from '../client/client.ts';

/** Makes a manifest, or changes one; a repeat with the same key takes effect once. */
export const saveManifest = (input: SaveManifest, key: string): Promise<ManifestAnswer> =>
  client.action('saveManifest', input, ManifestAnswer, { key });

/** Takes a manifest away; a repeat with the same key takes effect once. */
export const removeManifest = (input: RemoveManifest, key: string): Promise<ManifestAnswer> =>
  client.action('removeManifest', input, ManifestAnswer, { key });
