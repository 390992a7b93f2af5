import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Profile } from '../../../../../portal/app/session/profile/profile.ts';
import { shownUser } from '../../../../../portal/app/shell/user/shown-user.ts';

const profile = (values: Partial<Profile>) => values as Profile;

describe('texts of a person', () => {
  it('SHELL-09 are first and last name, occupation, email and picture', () => {
    const ida = profile({
      firstname: 'Ida',
      lastname: 'Moreno',
      occupation: 'Import clerk',
      email: 'ida@importer.example',
      pic: '/pictures/7',
    });
    assert.deepEqual(shownUser(ida, 'N/A'), {
      name: 'Ida Moreno',
      occupation: 'Import clerk',
      email: 'ida@importer.example',
      picture: '/pictures/7',
      initials: 'IM',
    });
  });

  it('SHELL-10, SHELL-14, D-51 are N/A for each value that is missing, empty or blank', () => {
    assert.deepEqual(shownUser(profile({ firstname: 'Ida', lastname: '  ', email: null }), 'N/A'), {
      name: 'Ida N/A',
      occupation: 'N/A',
      email: 'N/A',
      picture: undefined,
      initials: 'I',
    });
  });

  it('SHELL-14, D-51 are N/A while the profile is loading', () => {
    const { name, initials } = shownUser(undefined, 'N/A');
    assert.deepEqual([name, initials], ['N/A N/A', '']);
  });
});
