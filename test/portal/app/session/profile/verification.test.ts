import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toProfile } from '../../../../../portal/app/session/profile/profile.ts';

const user = (verification: boolean, rateSearchVerification: boolean) => ({
  id: 7,
  email: 'ida@importer.example',
  firstName: 'Ida',
  lastName: 'Moreno',
  companyPosition: null,
  verification,
  rateSearchVerification,
  roles: [{ id: 3, name: 'User' }],
  entity: { id: 101, companyName: 'Northfold', verificationCode: null, rateProfile: null },
});

describe('verification flags', () => {
  for (const one of [true, false])
    it(`ROLE-06, D-16 are stored in the session as they were loaded: ${one}, ${!one}`, () => {
      const { verification, rateSearchVerification } = toProfile(user(one, !one));
      assert.deepEqual([verification, rateSearchVerification], [one, !one]);
    });

  it('D-16 change nothing else of the profile', () => {
    const { verification: _, rateSearchVerification: __, ...rest } = toProfile(user(false, false));
    const { verification: ___, rateSearchVerification: ____, ...other } = toProfile(user(true, true));
    assert.deepEqual(rest, other);
  });
});
