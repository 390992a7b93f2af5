import * as v from 'valibot';
import type { Client } from '../../shared/client/client.ts';
import { companiesResult, trueResult } from '../../shared/client/results.ts';
import { Entity } from '../../shared/contract/entity.ts';

/** ENT-04, API-36: exactly true, or the caller is no admin. */
export const askIsAdmin = (client: Client, signal: AbortSignal): Promise<boolean> =>
  trueResult(client.action('isAdmin', {}, v.unknown(), { signal }));

const Me = v.object({ meWebUser: v.nullish(v.object({ entity: v.nullish(Entity) })) });

/** The company that the caller acts for now. */
export async function askCurrent(client: Client, signal?: AbortSignal): Promise<Entity | null> {
  const query = 'query meWebUser { meWebUser { entity { id companyName } } }';
  const { meWebUser } = await client.query(Me, { name: 'meWebUser', query, signal });
  return meWebUser?.entity ?? null;
}

/** API-37, API-38, ENT-18: every company, in the order of the language. */
export async function askEntities(
  client: Client,
  compare: (a: string, b: string) => number,
  signal: AbortSignal,
): Promise<readonly Entity[]> {
  const [, entities] = await companiesResult(
    (skip, page) => client.action('listEntities', { skip }, page, { signal }),
    compare,
  );
  return entities;
}

/** API-39: null says nothing of what became of it. */
const Given = v.pipe(
  v.unknown(),
  v.check((results) => results !== null && results !== undefined),
);

/** ENT-08, API-39. */
export async function sendEntity(client: Client, id: number, key: string): Promise<void> {
  const look = async () => {
    const current = await askCurrent(client);
    return current ? current.id === id || null : undefined;
  };
  await client.action('setEntity', { new_entity_id: id }, Given, { key, look });
}
