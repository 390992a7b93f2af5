import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { TWIN_ACTION_IDS } from '../../../betty-twin/action-ids.ts';
import { OPERATIONS } from '../../../betty-twin/operations.ts';
import { type CallerName, useUpstream } from './upstream-server.ts';

/** What goes to addresses of their own, and not to the data API. */
const BESIDE = /loadRate$|sendRequest$/;

/** Of the operations that other backends are asked, those that each caller's tools need. */
const JOURNEYS: Partial<Record<CallerName, RegExp>> = {
  admin: /./,
  importer: /order-manager|route-subscriptions|reference|askCurrent|askIsAdmin/,
  agent: /air-rates|reference|askCurrent|askIsAdmin/,
  bookingLink: /order-manager.*(searchOrders|searchStyles|findOrders|findStyles|lookUp|create|link|save)/,
  quoteLink: /charges.*loadCharges/,
  adminQuoteLink: /charges/,
  submissionLink: /latest-submissions|one-submission|upload-rates|reference/,
  entityLink: /route-subscriptions|reference/,
};

for (const [caller, wanted] of Object.entries(JOURNEYS) as [CallerName, RegExp][])
  suite(`PROD-08 the tools of ${caller} on the provider’s application, through this server`, () => {
    const server = useUpstream();

    for (const [name, { send, ownOnly }] of Object.entries(OPERATIONS)) {
      if (ownOnly || BESIDE.test(name) || !wanted.test(name)) continue;
      test(name, async () => {
        const { twin } = server.listening;
        await send(await server.clientOf(caller));
        assert.deepEqual(twin.refused, []);
      });
    }

    test('the platform is asked by the service account, and nothing about people', () => {
      const [login, ...others] = server.asked;
      assert.deepEqual([login?.token, new Set(others.map(({ token }) => token)).size], [undefined, 1]);
      const { isAdmin, listEntities, setEntity } = TWIN_ACTION_IDS;
      for (const { query, variables } of others) {
        assert.doesNotMatch(query, /\bme[A-Z]|WebUser/);
        assert.ok(![isAdmin, listEntities, setEntity].some((id) => id === variables?.id));
      }
    });
  });
