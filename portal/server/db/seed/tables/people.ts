import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { insertRows } from '../../insert-rows.ts';
import type { Tables } from '../../tables.ts';
import { type Calendar, instant } from '../calendar.ts';
import { ACCOUNTS, COLLEAGUES, type Person, type RoleName } from '../data/accounts.ts';
import { PROVIDER_ID, TRADE_COMPANIES } from '../data/trade-companies.ts';

/** Of every demo account; public, so a server with demo data refuses to run in production. */
const DEMO_PASSWORD = 'Demo-pass-1';

/** Fixed, so that every seed gives the same rows; the password is public anyway. */
const SALT = Buffer.from('freight-portal-0');

const ROLES: readonly RoleName[] = ['Admin', 'Agent', 'User', 'Manager'];

/** The accounts of the documentation, and one colleague in each further company that imports or acts as agent. */
export async function seedPeople(db: Kysely<Tables>, calendar: Calendar): Promise<void> {
  const passwordHash = await hash(DEMO_PASSWORD, { salt: SALT });
  const people = [...ACCOUNTS, ...colleagues()];
  await insertRows(
    db,
    'role',
    ROLES.map((name, index) => ({ id: index + 1, name })),
  );
  await insertRows(
    db,
    'web_user',
    people.map((person, index) => ({
      id: index + 1,
      email: person.email,
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      company_position: person.position,
      verification: true,
      rate_search_verification: person.role !== 'User',
      entity_id: person.company,
      home_entity_id: person.company,
      created_at: instant(calendar.momentOf(index, people.length)),
    })),
  );
  await insertRows(
    db,
    'web_user_role',
    people.map(({ role }, index) => ({ web_user_id: index + 1, role_id: ROLES.indexOf(role) + 1 })),
  );
}

function colleagues(): Person[] {
  const served = new Set([PROVIDER_ID, ...ACCOUNTS.map(({ company }) => company)]);
  const others = TRADE_COMPANIES.filter(({ id, entityType }) => !served.has(id) && entityType !== 'Supplier');
  return others.flatMap(({ id, entityType, domain }, index) => {
    const [firstName, lastName, position] = COLLEAGUES[index] ?? [];
    if (!firstName || !lastName || !position) return [];
    const role = entityType === 'Agent' ? 'Agent' : 'User';
    const email = `${firstName.toLowerCase()}@${domain}.example`;
    return [{ email, role, company: id, firstName, lastName, position }];
  });
}
