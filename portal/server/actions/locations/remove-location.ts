import { type LocationAnswer, RemoveLocation } from '../../../../shared/contract/locations.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { requireRevision } from '../record-revision.ts';
import { lockLocation } from './locked-location.ts';
import { auditedLocation, NO_LOCATION } from './stored-location.ts';

/**
 * MOD-13: takes an address away, for those who change it. Deliveries keep the address that they were planned to.
 *
 * @throws ApiError 403 for anybody else and for a foreign or unknown location; 409 where somebody else saved since
 */
export const removeLocation = defineAction({
  id: '668ad391-8daa-4466-9fa6-1488ea0a4cdd',
  input: RemoveLocation,
  allow: (trx, caller, { locationId }) => lockLocation(trx, caller, locationId),
  // It is gone by then; the first answer is the person's own.
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, location, { revision }) {
    const { id, companyId: ownerId, name: reference } = location;
    await requireRevision(trx, { type: 'company_location', id }, revision);
    await trx.deleteFrom('company_location').where('id', '=', id).execute();
    return {
      result: { id, revision } satisfies LocationAnswer,
      audit: {
        recordType: 'location',
        recordId: id,
        gone: { ownerId, reference },
        before: location,
        after: {},
        changes: changesBetween(auditedLocation(location), NO_LOCATION),
      },
    };
  },
});
