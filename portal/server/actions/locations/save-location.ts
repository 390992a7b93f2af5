import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import {
  type LocationAnswer,
  type LocationKind,
  MOST_LOCATIONS,
  SaveLocation,
} from '../../../../shared/contract/locations.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { addressRefusal, countryOf } from '../../companies/address.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { requireRevision } from '../record-revision.ts';
import { type LocationOwner, lockLocation, lockLocationOwner } from './locked-location.ts';
import { auditedLocation, NO_LOCATION, type StoredLocation } from './stored-location.ts';

type Trx = Transaction<Tables>;
type Input = v.InferOutput<typeof SaveLocation>;

interface Grant {
  /** Of a further one. */
  owner?: LocationOwner;
  before?: StoredLocation;
}

/**
 * MOD-13: a company's own people, and admins of the provider for any company, say where it has goods delivered to, and whom it
 * sends goods to or gets them from: a further address, or a change of one.
 *
 * @throws ApiError 403 for anybody else, and for a foreign or unknown company or location; 409 where somebody else saved since;
 * 422 for an address that can be none, for a company that has nothing delivered, and for more of them than a company has
 */
export const saveLocation = defineAction({
  id: 'bd9e3fe7-bfec-49c2-b19f-a53f1bf382ef',
  input: SaveLocation,
  allow: async (trx, caller, { locationId, companyId }): Promise<Grant> =>
    locationId === null
      ? { owner: await lockLocationOwner(trx, caller, companyId) }
      : { before: await lockLocation(trx, caller, locationId) },
  async run(trx, { owner, before }, input) {
    if (before) await requireRevision(trx, { type: 'company_location', id: before.id }, input.revision ?? 0);
    if (owner) await requireLocationQuota(trx, owner, input.kind);
    const values = await columnsOf(trx, input);
    const after = auditedLocation(input);
    const changes = changesBetween(before ? auditedLocation(before) : NO_LOCATION, after);
    if (before && changes.length === 0)
      return { result: { id: before.id, revision: before.revision } satisfies LocationAnswer };
    const result: LocationAnswer = owner
      ? await trx
          .insertInto('company_location')
          .values({ company_id: owner.id, kind: input.kind, ...values })
          .returning(ANSWERED)
          .executeTakeFirstOrThrow()
      : await trx
          .updateTable('company_location')
          .set(values)
          .where('id', '=', before!.id)
          .returning(ANSWERED)
          .executeTakeFirstOrThrow();
    return {
      result,
      audit: { recordType: 'location', recordId: result.id, before: before ?? null, after, changes },
    };
  },
});

const ANSWERED = ['id', 'revision'] as const;

/** Only importers have goods delivered; the owner is locked, so that nobody else adds one meanwhile. */
async function requireLocationQuota(
  trx: Trx,
  { id, companyName, type }: LocationOwner,
  kind: LocationKind,
): Promise<void> {
  if (type !== 'Importer')
    throw invalid({
      ...reason('importNotOfType', { company: companyName, type: 'importer' }),
      field: 'companyId',
    });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from company_location
    where company_id = ${id}::integer and kind = ${kind}::text`.execute(trx);
  if (rows[0]!.count >= MOST_LOCATIONS) throw invalid(reason('tooManyEntries', { most: MOST_LOCATIONS }));
}

const FIELD_OF = { address_1: 'street', city: 'city', postalCode: 'postalCode' } as const;

async function columnsOf(trx: Trx, input: Input) {
  const { name, street, city, postalCode, countryCode, contactName, contactPhone } = input;
  const country = await countryOf(trx, countryCode);
  if (!country) throw invalid({ ...reason('country'), field: 'countryCode' });
  const refusal = addressRefusal({ address_1: street, city, postalCode }, country);
  if (refusal) throw invalid({ ...refusal.reason, field: FIELD_OF[refusal.part] });
  return {
    ...{ name, address_1: street, city, postal_code: postalCode || null, country_id: country.id },
    ...{ contact_name: contactName || null, contact_phone: contactPhone || null },
  };
}
