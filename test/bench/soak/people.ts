import { sql } from 'kysely';
import type { Database } from '../../../portal/server/db/database.ts';
import { ADMIN, AGENT, IMPORTER_A, IMPORTER_B } from '../../helpers/e2e/data.ts';

/** One who works in the portal all day; no other has the same account. */
export interface Person {
  email: string;
  kind: 'importer' | 'agent' | 'admin';
  /** Of its kind, from 0. */
  index: number;
}

const KINDS = [
  { kind: 'importer', like: [IMPORTER_A, IMPORTER_B], share: 0.7 },
  { kind: 'agent', like: [AGENT], share: 0.2 },
  { kind: 'admin', like: [ADMIN], share: 0.1 },
] as const;

/** `count` people beside those of the demo, with the rights, the company and the password of one of them. */
export async function addPeople({ db }: Database, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (const { kind, like, share } of KINDS) {
    for (let index = 0; index < Math.round(count * share); index += 1) {
      const email = `${kind}-${index}@demo.example`;
      const model = like[index % like.length];
      await sql`with added as (
          insert into web_user (email, password_hash, first_name, last_name, entity_id, home_entity_id)
          select ${email}, password_hash, first_name, last_name, entity_id, home_entity_id
          from web_user where email = ${model} returning id
        )
        insert into web_user_role (web_user_id, role_id)
        select added.id, given.role_id from added, web_user_role given
        join web_user model on model.id = given.web_user_id where model.email = ${model}`.execute(db);
      people.push({ email, kind, index });
    }
  }
  return people;
}
