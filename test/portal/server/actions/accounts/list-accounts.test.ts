import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import * as v from 'valibot';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { ManagedAccount } from '../../../../../shared/contract/managed-accounts.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { ADMIN, AGENT, IMPORTER, post } from '../../auth/test-accounts.ts';
import type { Person } from '../entity/entity-server.ts';
import { type AccountServer, list, OTHER_ADMIN, startAccountServer } from './account-server.ts';

forEachDatabase((_kind, open) => {
  describe('the list of accounts', () => {
    let database: Database;
    let server: AccountServer;
    let admin: Person;
    before(async () => {
      database = await open();
      server = await startAccountServer(database);
    });
    beforeEach(async () => {
      admin = await server.restore();
    });
    after(async () => {
      await server?.close();
      await database?.close();
    });

    test('AUTH-35 tells of each who it is, company, role, whether it is open, and the last sign-in', async () => {
      await post(`${server.url}/api/invites`, {
        bearer: admin.bearer,
        body: { email: 'New@shop.example', entityId: 102, role: 'Manager' },
      });
      const { accounts } = await list(admin);
      const shown = accounts.map(({ lastSignInAt, inviteId, ...account }: Record<string, unknown>) => {
        const { firstName: _first, lastName: _last, companyPosition: _position, ...about } = account;
        const { revision, ...rest } = about;
        assert.equal(typeof revision, account.id === null ? 'object' : 'number', 'an invitation has none');
        const signedIn = typeof lastSignInAt === 'string' && Date.now() - Date.parse(lastSignInAt) < 60_000;
        return { ...rest, signedIn, isInvited: typeof inviteId === 'string' };
      });
      const { firstName, lastName, companyPosition } = accounts.at(-1);
      assert.deepEqual([firstName, lastName, companyPosition], ['Sue', 'Second', '']);
      const none = { signedIn: false, isInvited: false };
      const provider = { id: 1, companyName: 'Provider', type: 'Provider', isProvider: true };
      const importer = { id: 101, companyName: 'Importer A', type: 'Customer', isProvider: false };
      // A result that was kept under its key before an upgrade.
      const { type: _type, ...kept } = provider;
      assert.equal(v.parse(ManagedAccount, { ...accounts[0], entity: kept }).entity.type, 'Provider');
      assert.deepEqual(shown, [
        {
          id: 1,
          email: ADMIN,
          name: 'Ann',
          roles: ['Admin'],
          state: 'open',
          entity: provider,
          ...none,
          signedIn: true,
        },
        {
          id: 2,
          email: AGENT,
          name: 'Abe',
          roles: ['Agent'],
          state: 'open',
          entity: { id: 2, companyName: 'Agent', type: 'Agent', isProvider: false },
          ...none,
        },
        { id: 3, email: IMPORTER, name: 'Ida', roles: ['User'], state: 'open', entity: importer, ...none },
        {
          id: 4,
          email: 'invited@shop.example',
          name: '',
          roles: ['User'],
          state: 'closed',
          entity: importer,
          ...none,
        },
        {
          id: null,
          email: 'New@shop.example',
          name: '',
          roles: ['Manager'],
          state: 'invited',
          entity: { id: 102, companyName: 'Importer B', type: 'Customer', isProvider: false },
          signedIn: false,
          isInvited: true,
        },
        {
          id: 9,
          email: OTHER_ADMIN,
          name: 'Sue Second',
          roles: ['Admin'],
          state: 'open',
          entity: provider,
          ...none,
        },
      ]);
    });

    test('MOD-01 is searched by email, name and company, by state, and read page by page', async () => {
      assert.deepEqual((await list(admin, { text: 'OFFICE' })).emails, [ADMIN, OTHER_ADMIN]);
      assert.deepEqual((await list(admin, { text: 'sue sec' })).emails, [OTHER_ADMIN]);
      assert.deepEqual((await list(admin, { text: 'importer a' })).emails, [
        IMPORTER,
        'invited@shop.example',
      ]);
      assert.deepEqual((await list(admin, { text: '%' })).emails, []);
      assert.deepEqual((await list(admin, { state: 'closed' })).emails, ['invited@shop.example']);
      const first = await list(admin, { take: 2 });
      assert.deepEqual([first.emails, first.hasMore], [[ADMIN, AGENT], true]);
      const rest = await list(admin, { after: AGENT.toUpperCase(), take: 3 });
      assert.deepEqual([rest.emails, rest.hasMore], [[IMPORTER, 'invited@shop.example', OTHER_ADMIN], false]);
    });
  });
});
