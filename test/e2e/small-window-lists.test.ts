import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { LOCALES } from '../../shared/i18n/locales.ts';
import { ADMIN } from '../helpers/e2e/data.ts';
import { setLook } from '../helpers/e2e/looks.ts';
import { shownList } from '../helpers/e2e/module-list.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

/** Lists with more columns than a small window has room for. */
const AT_992 = [
  ...[
    '/shipments',
    '/delivery',
    '/delivery?view=delivery',
    '/booking',
    '/purchase-order',
    '/insurance',
    '/manifest',
    '/quotes',
  ],
  ...['/invoices', '/schedule', '/schedule?view=flights', '/audit-log?type=shipment'],
  ...[
    '/locations?view=addresses',
    '/locations?view=partners',
    '/air-rate',
    '/rate-search/submitted',
    '/report/air?view=report-rates',
  ],
  ...['/rate-sheet', '/admin/accounts', '/admin/invites', '/admin/base-rates'],
];

/** Those whose rows have buttons, which never break: there the other columns give way, in whatever language. */
const WITH_BUTTONS = [
  ...['/schedule', '/schedule?view=flights', '/manifest', '/rate-sheet'],
  ...['/admin/accounts', '/admin/invites'],
];

suite('lists in a small window', () => {
  const { visit } = readingSuite();

  test('MOD-02 MOD-03 MOD-12 MOD-13 MOD-14 MOD-15 MOD-24 lists need no scrolling sideways in a small window, in English and German, with buttons in any language', () =>
    visit(async (page) => {
      await setLook(page, 992, 'light');
      await openSignedIn(page, ADMIN, '/dashboard');
      for (const locale of LOCALES) {
        await page.evaluate((chosen) => localStorage.setItem('fp-locale', chosen), locale);
        for (const path of locale === 'en' || locale === 'de' ? AT_992 : WITH_BUTTONS) {
          await page.goto(path);
          await shownList(page).rows.first().waitFor();
          const hidden = await shownList(page)
            .rows.first()
            .evaluate((row) => {
              const { scrollWidth, clientWidth } = row.closest('table')!.parentElement!;
              return scrollWidth - clientWidth;
            });
          assert.ok(hidden <= 0, `${hidden} px of ${path} can't be seen in ${locale}`);
        }
      }
    }));
});
