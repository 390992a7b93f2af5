import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Page } from 'playwright-core';
import { AGENT, IMPORTER_A } from '../helpers/e2e/data.ts';
import { openSignedIn, readingSuite } from '../helpers/e2e/pages.ts';

const views = (page: Page, name: string) => page.getByRole('navigation', { name });

suite('who and what a company works with', () => {
  const { visit } = readingSuite();

  test('MOD-07 from an agent, with whom to ask for there, to the shipments that it handles', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/agent');
      await page.getByRole('link', { name: 'Jade Jetty Logistics' }).click();
      const agent = page.getByRole('dialog', { name: 'Jade Jetty Logistics' });
      await agent.getByText('office@jadejetty.example').waitFor();
      await agent.getByRole('heading', { name: 'Acts for' }).waitFor();
      await agent.getByRole('link', { name: 'Shipments' }).click();
      await page.getByRole('link', { name: /^SHP-/ }).first().waitFor();
      assert.equal(new URL(page.url()).searchParams.get('search'), 'Jade Jetty Logistics');
    }));

  test('MOD-06 MOD-13 D-15 agents find the customers that they work for, and no addresses that can only be others’', () =>
    visit(async (page) => {
      await openSignedIn(page, AGENT, '/supplier');
      await views(page, 'Partners').getByRole('link', { name: 'Customers' }).click();
      await page.getByRole('link', { name: 'Northfold Apparel' }).waitFor();
      await page.goto('/locations');
      await views(page, 'Locations').getByRole('link', { name: 'Airports' }).waitFor();
      assert.equal(await views(page, 'Locations').getByRole('link', { name: 'Own addresses' }).count(), 0);
    }));

  test('MOD-13 a company finds its own addresses by their city', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/locations');
      await views(page, 'Locations').getByRole('link', { name: 'Own addresses' }).click();
      await page.getByText('3 records').waitFor();
      await page.getByRole('searchbox').fill('carson');
      await page.getByText('1 record', { exact: true }).first().waitFor();
      await page.getByRole('link', { name: 'Distribution centre West' }).waitFor();
    }));

  test('MOD-08 from an insured shipment in the list to its policy on the shipment’s page', () =>
    visit(async (page) => {
      await openSignedIn(page, IMPORTER_A, '/insurance');
      const row = page.getByRole('row').nth(1);
      await row.getByRole('link').waitFor();
      const policy = /INS-\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
      await row.getByRole('link').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Open shipment' }).click();
      const card = page.getByRole('region', { name: 'Insurance' });
      await card.getByText(policy).waitFor();
      await card.getByText(/^Institute Cargo Clauses/).waitFor();
    }));
});
