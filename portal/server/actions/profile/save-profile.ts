import { SaveProfile } from '../../../../shared/contract/profile.ts';
import { changesBetween } from '../../audit/changes-between.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { writePerson } from './person.ts';

/** MOD-20: the person's own names and position; answers them, and the revision of the account. */
export const saveProfile = defineAction({
  id: 'c46aadce-60f6-4046-b37e-cf75372d29e4',
  input: SaveProfile,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, { userId }, input) {
    const { before, after, revision } = await writePerson(trx, userId, input);
    const changes = changesBetween(before, after);
    const result = { ...after, revision };
    if (changes.length === 0) return { result };
    return { result, audit: { recordType: 'webUser', recordId: userId, before, after, changes } };
  },
});
