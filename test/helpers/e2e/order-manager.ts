import type { Locator, Page } from 'playwright-core';
import { fresh } from './data.ts';
import { openSignedIn } from './pages.ts';

/** Where the order manager of a record is. */
export const pagePath = (type: 'booking' | 'shipment', id: number | string): string =>
  `/${type === 'booking' ? 'booking' : 'shipments'}/purchase-order-and-style-manager/?record_id=${id}`;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type OrderManager = ReturnType<typeof orderManager>;

/** The order manager as its user sees it, wherever it stands: locators and the steps that people take. */
export function orderManager(scope: Page | Locator) {
  const search = scope.getByRole('combobox', { name: 'Purchase orders', exact: true });
  const stylesOf = (order: string) =>
    scope.getByRole('combobox', { name: `Style numbers for ${order}`, exact: true });
  const chip = (label: string) => scope.getByRole('button', { name: `Remove ${label}`, exact: true });
  const row = (order: string) => scope.getByText(`Purchase Order "${order}" :`);
  // A known order's option also says how many style numbers it has.
  const option = (name: string) =>
    scope.getByRole('option', { name: new RegExp(`^${literally(name)}( \\d+ style|$)`) });
  const saveButton = scope.getByRole('button', { name: 'Save Changes' });
  const saved = scope.getByRole('status').filter({ hasText: 'Changes Saved. You may now close this page.' });

  /** Types a number that is not known and takes the row that creates it. */
  const createOrder = async (order: string) => {
    await search.fill(order);
    await option(`Add new PO "${order}"`).click();
    await chip(order).waitFor();
    await row(order).waitFor();
  };
  const createStyle = async (order: string, style: string) => {
    await stylesOf(order).fill(style);
    await option(`Add new SN "${style}"`).click();
    await chip(style).waitFor();
  };

  return {
    search,
    stylesOf,
    chip,
    option,
    row,
    saveButton,
    saved,
    warning: scope.getByRole('alert'),
    createOrder,
    createStyle,
    /** Loaded and ready to be worked with. */
    async ready() {
      await search.waitFor();
      await search.and(scope.locator(':enabled')).waitFor();
    },
    /** A new order with a new style number, not saved yet. */
    async createBoth() {
      const both = { order: fresh('PO'), style: fresh('SN') };
      await createOrder(both.order);
      await createStyle(both.order, both.style);
      return both;
    },
    /** Both are on the screen. */
    async shows({ order, style }: { order: string; style: string }) {
      await chip(order).waitFor();
      await chip(style).waitFor();
    },
    async save() {
      await saveButton.click();
      await saved.waitFor();
    },
  };
}

/** Signs in and waits for the record's orders. */
export async function openOrders(page: Page, email: string, target: string): Promise<OrderManager> {
  await openSignedIn(page, email, target);
  const manager = orderManager(page);
  await manager.ready();
  return manager;
}

/**
 * The same new order from several screens in the same moment; each then shows it. Where the search of one ends after the other has
 * created it, the order is there to be chosen.
 */
export async function createAtOnce(managers: readonly OrderManager[], order: string): Promise<void> {
  const create = (manager: OrderManager) => manager.option(`Add new PO "${order}"`).or(manager.option(order));
  for (const manager of managers) {
    await manager.search.fill(order);
    await create(manager).waitFor();
  }
  await Promise.all(managers.map((manager) => create(manager).click()));
  for (const manager of managers) {
    await manager.chip(order).waitFor();
    await manager.row(order).waitFor();
  }
}
