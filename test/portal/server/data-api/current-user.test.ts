import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { loadProfile } from '../../../../portal/app/session/profile/profile.ts';
import { createClient } from '../../../../shared/client/client.ts';
import { ENTITY_HEADER } from '../../../../shared/contract/entity.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

forEachDatabase((_name, open) => {
  describe('the current user, as the portal asks for it', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await sql`update web_user set first_name = 'Ira', last_name = 'North', company_position = 'Buyer',
        verification = true, rate_search_verification = true where id = ${USER.importerA}`.execute(
        server.database.db,
      );
    });
    after(() => server.close());

    const profileOf = (token: string) => {
      // The server's tokens serve the data endpoint as they are.
      const fetcher: typeof fetch = async (input, init) =>
        String(input).endsWith('/api/betty/login') ? Response.json({ token }) : fetch(input, init);
      return loadProfile(createClient({ apiBase: server.url, tokens: { linkToken: 'any' }, fetcher }));
    };

    it('AUTH-55 AUTH-58 API-10 ROLE-01 ROLE-06 every field comes, under the names that the tools read, too', async () => {
      const rateProfile = { id: 1, entityName: 'Profile A' };
      assert.deepEqual(await profileOf(await server.session(USER.importerA)), {
        ...{ id: 3, revision: 3 },
        email: 'user3@demo.example',
        firstName: 'Ira',
        lastName: 'North',
        companyPosition: 'Buyer',
        verification: true,
        rateSearchVerification: true,
        roles: [{ id: 2, name: 'User' }],
        entity: { id: 101, companyName: 'Importer A', verificationCode: 'v101', rateProfile },
        homeEntity: { id: 101, companyName: 'Importer A', entityType: 'Customer' },
        firstname: 'Ira',
        lastname: 'North',
        occupation: 'Buyer',
        pic: null,
        entity_id: 101,
        rateProfile,
        language: 'en',
      });
    });

    it('ENT-09 D-15 each answer says for which company it was read, also right after a switch', async () => {
      const companyOf = async (token: string) => {
        const { headers } = await fetch(`${server.url}/api/betty/query`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token, query: '{ allBooking { totalCount } }' }),
        });
        return headers.get(ENTITY_HEADER);
      };
      const admin = await server.session(USER.admin);
      assert.equal(await companyOf(admin), '1');
      await sql`update web_user set entity_id = 102, rights_version = rights_version + 1
        where id = ${USER.admin}`.execute(server.database.db);
      assert.equal(await companyOf(admin), '102');
      assert.equal(await companyOf(await server.link('booking', 1001)), null, 'a link acts for nobody');
    });

    it('AUTH-59 who is no user has no profile', async () => {
      assert.equal(await profileOf(await server.link('booking', 1001)), false);
    });
  });
});
