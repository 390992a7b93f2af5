import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { axeProblems } from '../helpers/axe-page.ts';
import { IMPORTER_A } from '../helpers/e2e/data.ts';
import { signInAt, stage, suiteForeignPage } from '../helpers/e2e/pages.ts';

suite('addresses without a tool', () => {
  const { visit } = stage();
  const foreign = suiteForeignPage();

  test('ERRP-01 ERRP-02 ERRP-03 ERRP-04 D-117 six error pages, open to visitors, lead back to the start', () =>
    visit(async (page) => {
      await page.goto('/error');
      await page.waitForURL('/error/error-v1');
      await page.getByRole('heading', { name: 'OOPS! Something went wrong here' }).waitFor();
      const apologies = new Set<string | null>();
      for (const version of [1, 2, 3, 4, 5, 6]) {
        await page.goto(`/error/error-v${version}/`);
        apologies.add(await page.getByRole('heading', { level: 1 }).textContent());
        assert.deepEqual(await axeProblems(page), []);
      }
      assert.equal(apologies.size, 6);
      await page.getByRole('link', { name: 'Back to the start page' }).click();
      await page.waitForURL('/auth/login');
    }));

  test('NAV-41 D-93 NAV-48 an unknown address is the error page, after signing in for visitors', () =>
    visit(async (page) => {
      await page.goto('/no/such/page');
      await page.waitForURL('/auth/login?returnTo=%2Fno%2Fsuch%2Fpage');
      await signInAt(page, IMPORTER_A, '/error/error-v2');
      await page.goto('/no/such/page');
      await page.waitForURL('/error/error-v1');
    }));

  test('NAV-38 NAV-46 IFRAME-01 IFRAME-02 IFRAME-03 IFRAME-04 D-82 the viewer shows a page, keeps its address in this tab, and says when there is none', () =>
    visit(async (page) => {
      await page.goto('/iframe/');
      await page.getByText('No URL provided. Please provide a URL parameter like ?url=...').waitFor();
      assert.deepEqual(await axeProblems(page), []);

      foreign.html = '<!doctype html><title>Tracking</title><h1>Where your boxes are</h1>';
      await page.goto(`/iframe/vessels?url=${encodeURIComponent(`${foreign.origin}/track`)}`);
      const frame = page.frameLocator('iframe');
      await frame.getByRole('heading', { name: 'Where your boxes are' }).waitFor();
      const sandbox = (await page.locator('iframe').getAttribute('sandbox')) ?? '';
      assert.doesNotMatch(sandbox, /top-navigation/);
      assert.equal(await page.evaluate(() => sessionStorage.getItem('iframeUrl')), `${foreign.origin}/track`);

      await page.goto('/iframe');
      await frame.getByRole('heading', { name: 'Where your boxes are' }).waitFor();
    }));

  test('D-11 MSG-23 the viewer refuses other schemes and keeps nothing of them', () =>
    visit(async (page) => {
      for (const url of [
        'javascript:alert(1)',
        'data:text/html,hello',
        'https://user:secret@tracking.example',
      ]) {
        await page.goto(`/iframe/?url=${encodeURIComponent(url)}`);
        await page.getByText('This address cannot be shown here.').waitFor();
        assert.equal(await page.locator('iframe').count(), 0);
        assert.equal(await page.evaluate(() => sessionStorage.getItem('iframeUrl')), null);
      }
    }));
});
