import { writeSession } from '../../../../shared/client/session.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { jwt } from '../../../helpers/network.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

export const ADMIN = {
  id: 1,
  firstname: 'Ada',
  email: 'ada@provider.example',
  roles: [{ id: 1, name: 'Admin' }],
};
export const AGENT = { ...ADMIN, roles: [{ id: 2, name: 'Agent' }] };
export const MANAGER = {
  ...ADMIN,
  entity_id: 101,
  homeEntity: { id: 101, companyName: 'Northfold Apparel', entityType: 'Importer' },
  roles: [{ id: 4, name: 'Manager' }],
};
export const IMPORTER = { ...ADMIN, roles: [{ id: 3, name: 'User' }] };

/** An admin page without the shell, for each test of the suite that calls this. */
export function eachAdminPage() {
  const screen = eachAuthPage();
  beforeEach(() => screen.network.on('action mailTrouble', { retried: 0, givenUp: 0, failure: null }));
  const text = () => screen.place.textContent ?? '';
  const shows = (words: string) => waitUntil(() => text().includes(words), words);
  const rows = () => [...screen.place.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  const signIn = (user: object = ADMIN) =>
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user });
  return { screen, text, shows, rows, signIn };
}
