import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { type Charges, chargesAnswer } from '../../../shared/contract/charges.ts';
import type { SaveChargesPayload } from '../../../shared/contract/charges-input.ts';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { texts } from '../../../shared/reasons/browser/texts/index.ts';

/** Any results but none are a success unless they hold errors; their form is parsed afterwards. */
const Done = v.pipe(v.unknown(), v.check(Boolean));

/**
 * API-52: the list as it now stands, or undefined from a backend that only confirms the save.
 *
 * @throws ClientError `graphql` with the first message of errors in the results (API-53)
 */
export async function saveCharges(
  client: Client,
  payload: SaveChargesPayload,
  key: string,
): Promise<Charges | undefined> {
  const { charges, role, revision, ...list } = payload;
  const input = (await client.isOwn())
    ? payload
    : { ...list, charges: charges.map(({ original, ...line }) => line) };
  const look = async () => (await loadPart(() => import('./look.ts'))).forCharges(client, payload);
  const results = await client.action('saveCharges', input, Done, { key, look });
  const [error] = [(results as { errors?: unknown }).errors || []].flat();
  if (error !== undefined) throw refusal(error);
  const answer = v.safeParse(chargesAnswer(payload.featureType), results);
  return answer.success ? answer.output : undefined;
}

function refusal(error: unknown): ClientError {
  const { message } = (error ?? {}) as { message?: unknown };
  const reason = typeof message === 'string' && message ? message : texts('reason.unexpected');
  return new ClientError('graphql', reason, { request: 'action saveCharges' });
}
