import * as v from 'valibot';
import { ServiceKeyAnswer, type ServiceKeyInput } from '../../../../shared/contract/service-keys.ts';
import { callAsUser } from '../../session/call-as-user.ts';

const URL = '/api/service-keys';
const Done = v.object({ status: v.string() });

/** Answers the key itself, which the server shows only once; `key` stays the same for a second try of the same one. */
export async function makeServiceKey(input: ServiceKeyInput, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  const call = { request: 'service key', url: URL, headers, body: input };
  return (await callAsUser(ServiceKeyAnswer, call)).key;
}

export const revokeServiceKey = (id: number, withdrawLinks: boolean): Promise<unknown> =>
  callAsUser(Done, {
    request: 'revoke service key',
    url: `${URL}/${id}?withdrawLinks=${withdrawLinks}`,
    method: 'DELETE',
  });
