import * as v from 'valibot';
import type { Client } from '../../../../shared/client/client.ts';

const Text = v.nullish(v.string());

/** AUTH-55 */
const WebUser = v.object({
  id: v.number(),
  email: Text,
  firstName: Text,
  lastName: Text,
  companyPosition: Text,
  verification: v.nullish(v.boolean()),
  rateSearchVerification: v.nullish(v.boolean()),
  pic: Text,
  roles: v.array(v.object({ id: v.number(), name: v.string() })),
  entity: v.nullish(
    v.object({
      id: v.number(),
      companyName: Text,
      verificationCode: Text,
      rateProfile: v.nullish(v.object({ id: v.number(), entityName: Text })),
    }),
  ),
  homeEntity: v.nullish(v.object({ id: v.number(), companyName: Text, entityType: Text })),
  /** A profile that was stored before accounts had one has none. */
  revision: v.optional(v.number()),
});

const QUERY = `query meWebUser {
  meWebUser {
    id email firstName lastName companyPosition verification rateSearchVerification pic
    roles { id name }
    entity { id companyName verificationCode rateProfile { id entityName } }
    homeEntity { id companyName entityType }
    revision
  }
}`;

/** The profile stored in the session: the web user with the fields that the tools read (AUTH-57, AUTH-58). */
export function toProfile(user: v.InferOutput<typeof WebUser>) {
  return {
    ...user,
    firstname: user.firstName ?? null,
    lastname: user.lastName ?? null,
    occupation: user.companyPosition ?? null,
    pic: user.pic ?? null,
    entity_id: user.entity?.id ?? null,
    rateProfile: user.entity?.rateProfile ?? null,
    language: 'en',
  };
}

export type Profile = ReturnType<typeof toProfile>;

/** The signed-in person's profile, or false if there is none (AUTH-59). Throws `ClientError`. */
export async function loadProfile(client: Client): Promise<Profile | false> {
  const { meWebUser } = await client.query(v.object({ meWebUser: v.nullish(WebUser) }), {
    name: 'meWebUser',
    query: QUERY,
  });
  return meWebUser ? toProfile(meWebUser) : false;
}
