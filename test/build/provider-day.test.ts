import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';

/** The migrations up to this one are released, and never change. */
const LAST_OF_OTHER_DAYS = '0079';

/** In SQL: the day of the session, or the one in a zone that is written there. */
const OWN_DAY_IN_SQL =
  /\bcurrent_date\b|\blocaltimestamp\b|\bnow\(\)::date|\bnow\(\) at time zone|at time zone '[^']*'\)::date/;
/** The cut-off of a flight is by the clocks of its airport; rates of exchange are dated in UTC by whoever makes them. */
const BY_OTHER_CLOCKS = [
  'portal/server/data-api/models/reference.ts',
  'portal/server/exchange-rates/rate-source.ts',
];

/** The day of this moment in UTC. */
const UTC_DAY = /new Date\((Date\.now\(\)|now)?\)\.toISOString\(\)\.slice\(0, 10\)/;

const OWN_DAY = /import \{[^}]*\btoday\b[^}]*\} from '[^']*calendar-days\.ts'/;
/** What a person enters or is offered first is of their own day (D-113); an element doesn't know the provider's. */
const ENTERED = [
  'portal/app/booking-request/entry.ts',
  'portal/app/booking-request/request-form.tsx',
  'portal/app/records/delivery/deliveries.tsx',
  'portal/app/records/delivery/delivery-dialog.tsx',
  'shared/ui/date-input/entry-kind.ts',
  'shared/ui/grid/date/calendar-editor.tsx',
  'shared/ui/grid/date/calendar.tsx',
  'widgets/air-rates/rows/form-content.ts',
  'widgets/air-rates/rules/rate-checks.ts',
  'widgets/route-subscriptions/list/generator.tsx',
  'widgets/route-subscriptions/list/rates.ts',
  'widgets/route-subscriptions/rate-sheet/state/form-state.ts',
];

/** The moment by the clock of the device, which may be hours off. */
const OWN_CLOCK = /\bDate\.now\(\)|\bnew Date\(\)/;
/** Sign-ins, drafts and files are of the device; what a person enters of their own time begins with it, and a zone needs any time. */
const OF_THE_DEVICE = [
  'portal/app/admin/links/links-page.tsx',
  'portal/app/auth/sign-in/sign-in.ts',
  'portal/app/client/server-clock.ts',
  'portal/app/drafts/swap-draft.ts',
  'portal/app/invoices/entry/kept-drafts.ts',
  'portal/app/modules/export/use-export.ts',
  'portal/app/rate-search/quote/quote-dialog.tsx',
  'portal/app/records/booking/plan-fields.tsx',
  'portal/app/records/milestone/local-time.ts',
  'portal/app/records/milestone/many/many-milestones-dialog.tsx',
  'portal/app/records/milestone/milestone-dialog.tsx',
  'portal/app/records/milestone/time-field.tsx',
  'portal/app/reports/parts/export-figures.tsx',
  'portal/app/session/call-as-user.ts',
  'portal/app/session/end/use-is-session-ending.ts',
  'portal/app/session/end/use-signed-out-elsewhere.ts',
  'portal/app/session/presence.ts',
  'portal/app/session/use-session.ts',
];

const sources = globSync('{portal,shared,widgets}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/migrations/') || basename(file) > `${LAST_OF_OTHER_DAYS}-~`)
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, code }) => (pattern.test(code) ? [file] : [])).sort();

describe('D-154 what is due, overdue, expired, valid or late goes by the provider’s day alone', () => {
  it('in SQL by provider_today() and provider_day()', () => {
    assert.deepEqual(filesWith(OWN_DAY_IN_SQL), BY_OTHER_CLOCKS);
    assert.ok(filesWith(/\bprovider_today\(\)/).length > 5);
  });

  it('in the portal by providerToday(): the reader’s own day is for entries, and none is that in UTC', () => {
    assert.deepEqual(filesWith(OWN_DAY), ENTERED);
    assert.deepEqual(filesWith(UTC_DAY), []);
    assert.ok(filesWith(/\bproviderToday\b/).length > 5);
  });

  it('in the portal at the moment that the server’s clock shows, not that of the device', () => {
    const ofPages = filesWith(OWN_CLOCK).filter((file) => /^portal\/(?:app|lists|papers)\//.test(file));
    assert.deepEqual(ofPages, OF_THE_DEVICE);
  });
});
