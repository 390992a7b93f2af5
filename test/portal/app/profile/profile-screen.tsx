import type { ReactNode } from 'react';
import type { Profile } from '../../../../portal/app/session/profile/profile.ts';
import { writeSession } from '../../../../shared/client/session.ts';
import { waitUntil } from '../../../helpers/element/wait-until.ts';
import { fieldsOf, jwt } from '../../../helpers/network.ts';
import { eachAuthPage } from '../auth/auth-screen.tsx';

export const USER = {
  id: 7,
  email: 'ida@importer.example',
  firstName: 'Ida',
  lastName: 'Moreno',
  companyPosition: 'Buyer',
  verification: true,
  rateSearchVerification: false,
  pic: null,
  roles: [{ id: 3, name: 'User' }],
  entity: { id: 101, companyName: 'Importer A', verificationCode: null, rateProfile: null },
  revision: 4,
};

const PROFILE = {
  ...USER,
  firstname: 'Ida',
  lastname: 'Moreno',
  occupation: 'Buyer',
  entity_id: 101,
  rateProfile: null,
  language: 'en',
} as Profile;

export const COMPANY = {
  id: 101,
  companyName: 'Importer A',
  entityType: 'Importer',
  rateProfile: { id: 7, entityName: 'Rates A' },
  address_1: 'Harbour Lane 7',
  city: 'Newark',
  postalCode: '07102',
  countryCode: 'US',
  revision: 3,
  countries: [
    { code: 'DE', name: 'Germany' },
    { code: 'US', name: 'United States' },
  ],
};

const CONFIG = {
  appId: 'app-1',
  actions: {},
  providerName: 'Blue Anchor',
  helpUrl: 'https://help.example/',
};

/** A profile page of a signed-in person, without the shell, for each test of the suite that calls this. */
export function eachProfilePage() {
  const screen = eachAuthPage();
  return {
    screen,
    async open(page: ReactNode, ready: string) {
      writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000, user: PROFILE });
      screen.network.on('GET /config.json', CONFIG);
      screen.network.on('query meWebUser', USER);
      screen.open(page, '/user-profile/personal-information');
      await waitUntil(() => screen.input(ready), ready);
    },
    value: (label: string) => screen.input(label)?.value,
    shows: (words: string, role: 'alert' | 'status' = 'status') =>
      waitUntil(() => screen.banner(role).includes(words), words),
    payloads: (route: string) => screen.network.to(route).map(fieldsOf),
    isOn: (name: string) => {
      const button = screen.button(name);
      return button?.disabled === false && button.getAttribute('aria-disabled') !== 'true';
    },
  };
}
