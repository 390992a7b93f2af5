import { ChangeDialog } from '../../../../portal/app/admin/accounts/change-dialog.tsx';
import { PersonalForm } from '../../../../portal/app/profile/personal/personal-form.tsx';
import { type Profile, toProfile } from '../../../../portal/app/session/profile/profile.ts';
import { useProfile } from '../../../../portal/app/session/profile/use-profile.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { type FakeNetwork, jwt } from '../../../helpers/network.ts';
import { record } from '../modules/list/list-screen.tsx';
import { USER } from '../profile/profile-screen.tsx';
import { type StoredForm, storedForm } from './stored-form.ts';

const nothing = () => undefined;

const ROW = {
  ...{ id: 3, accountId: 3, email: 'ida@shop.example', name: 'Ida Moreno', firstName: 'Ida' },
  ...{ lastName: 'Moreno', companyPosition: 'Buyer', roles: 'User', state: 'open', revision: 3 },
  ...{
    entity: { id: 101, companyName: 'Importer A', entityType: 'Importer' },
    lastSignInAt: null,
    inviteId: null,
  },
};
const RENAMED = {
  ...{ ...ROW, revision: 4, lastName: 'Morena', roles: 'Agent' },
  entity: { ...ROW.entity, id: 102, companyName: 'Importer B' },
};
const ANSWER = {
  ...{ ...RENAMED, revision: 5, roles: ['Manager'] },
  entity: { id: 102, companyName: 'Importer B', type: 'Importer' },
};
const account = (kind: 'names' | 'role' | 'company') => ({
  source: 'admin/accounts/change-dialog.tsx',
  ...{ stored: ROW, other: RENAMED, answer: ANSWER },
  prepare: (network: FakeNetwork) => {
    network.on('query oneAccount', record(RENAMED));
  },
  page: (row: typeof ROW) => (
    <ChangeDialog kind={kind} row={row} onClose={nothing} onDone={nothing} onFailed={nothing} />
  ),
});

const OTHER_TAB = { ...USER, revision: 5, lastName: 'Morena', companyPosition: 'Planner' };
function OwnPage() {
  const profile = useProfile();
  return profile ? <PersonalForm profile={profile} /> : null;
}

/** People, as the admins of the provider and they themselves change them. */
export const ACCOUNT_FORMS: readonly StoredForm[] = [
  storedForm({
    ...account('names'),
    name: 'the name of somebody whom two admins rename',
    action: 'changeAccount',
    fields: { 'Last Name': 'Moreno Ruiz' },
    save: 'Change name',
    shows: [
      'Yours: Moreno Ruiz',
      'Saved meanwhile: Morena',
      'Role: User → Agent',
      'Company: Importer A → Importer B',
    ],
    isConflict: true,
  }),
  storedForm({
    ...account('role'),
    name: 'the role of an account that two admins change',
    action: 'setAccountRole',
    fields: { Role: 'Manager' },
    save: 'Change role',
    shows: ['Yours: Manager', 'Saved meanwhile: Agent', 'Last Name: Moreno → Morena'],
    isConflict: true,
  }),
  storedForm({
    source: 'profile/personal/personal-form.tsx',
    name: 'the own name and position, which another tab has changed',
    action: 'saveProfile',
    answer: { firstName: 'Ida', lastName: 'Moreno Ruiz', companyPosition: 'Planner', revision: 6 },
    stored: { ...USER, revision: 4 },
    other: OTHER_TAB,
    page: () => <OwnPage />,
    prepare: (network) => {
      const user = toProfile(USER) as Profile;
      writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user });
      network.on('query meWebUser', OTHER_TAB);
    },
    fields: { 'Last Name': 'Moreno Ruiz' },
    save: 'Save',
    shows: ['Yours: Moreno Ruiz', 'Saved meanwhile: Morena', 'Position: Buyer → Planner'],
    isConflict: true,
  }),
];
