import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import { client } from '../../../../../portal/app/client/client.ts';
import { ProfileLoader } from '../../../../../portal/app/session/profile/profile-loader.tsx';
import { useProfile } from '../../../../../portal/app/session/profile/use-profile.ts';
import { readSession, writeSession } from '../../../../../shared/client/session.ts';
import { ENTITY_HEADER } from '../../../../../shared/contract/entity.ts';
import { settled } from '../../../../helpers/element/settled.ts';
import { waitUntil } from '../../../../helpers/element/wait-until.ts';
import { broken, held, jwt } from '../../../../helpers/network.ts';
import { eachAuthPage } from '../../auth/auth-screen.tsx';

const BLUE = { id: 1, companyName: 'Blue Anchor' };
const NORTH = { id: 101, companyName: 'Northfold Apparel' };
const actingFor = (entity: object) => ({
  id: 7,
  email: 'ada@provider.example',
  firstName: 'Ada',
  roles: [{ id: 1, name: 'Admin' }],
  entity,
});

function Company() {
  return <p>{useProfile()?.entity?.companyName ?? 'no name'}</p>;
}

describe('the company that the answers of the server are for', () => {
  const screen = eachAuthPage();
  const shown = () => screen.place.querySelector('p')?.textContent;
  const entityId = () => (readSession()!.user as { entity_id: number }).entity_id;
  const answered = (company: number | null, data: object) =>
    Response.json({ data }, company === null ? {} : { headers: { [ENTITY_HEADER]: String(company) } });
  const ask = () => client.query(v.unknown(), { name: 'allBooking', query: '{ allBooking { totalCount } }' });

  beforeEach(async () => {
    screen.network.on('query meWebUser', () => answered(1, { meWebUser: actingFor(BLUE) }));
    writeSession({ authToken: jwt(4_000_000_000), expiresAt: 4_000_000_000 });
    screen.open(
      <>
        <ProfileLoader />
        <Company />
      </>,
      '/dashboard',
    );
    await waitUntil(() => shown() === 'Blue Anchor', 'the name');
  });

  it('ENT-09 D-15 another one takes the name away before its data are there, and then brings its own', async () => {
    const loading = held<Response>();
    screen.network.on('query meWebUser', loading.answer);
    screen.network.on('query allBooking', () => answered(101, { allBooking: { totalCount: 3 } }));
    const asking = ask();
    await asking;
    expect(entityId()).to.equal(101);
    await waitUntil(() => shown() === 'no name', 'no name');
    loading.give(answered(101, { meWebUser: actingFor(NORTH) }));
    await waitUntil(() => shown() === 'Northfold Apparel', 'the new name');
  });

  it('ENT-09 a name that can not be had is asked for again', async () => {
    screen.network.on('query meWebUser', broken(), broken(), broken(), () =>
      answered(101, { meWebUser: actingFor(NORTH) }),
    );
    screen.network.on('query allBooking', () => answered(101, { allBooking: { totalCount: 3 } }));
    await ask();
    await waitUntil(() => shown() === 'no name', 'no name');
    dispatchEvent(new Event('online'));
    await waitUntil(() => shown() === 'Northfold Apparel', 'the new name');
  });

  for (const company of [1, null])
    it(`an answer ${company ? 'for the same one' : 'without one, as other backends send,'} leaves the name`, async () => {
      screen.network.on('query allBooking', () => answered(company, { allBooking: { totalCount: 3 } }));
      await ask();
      await settled();
      expect(shown()).to.equal('Blue Anchor');
      expect(screen.network.to('query meWebUser')).to.have.length(1);
    });
});
