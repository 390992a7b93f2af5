import type { ActionName } from '../../../shared/contract/actions.ts';
import type { Action } from './action.ts';
import { listChargeTypes } from './charges/list-charge-types.ts';
import { loadCharges } from './charges/load-charges.ts';
import { saveCharges } from './charges/save-charges.ts';
import { createPurchaseOrder } from './orders/create-purchase-order.ts';
import { createStyleNumber } from './orders/create-style-number.ts';
import { linkPurchaseOrders } from './orders/link-purchase-orders.ts';
import { savePurchaseOrders } from './orders/save-purchase-orders.ts';

const ACTIONS: Readonly<Record<ActionName, Action>> = {
  createPurchaseOrder,
  linkPurchaseOrders,
  createStyleNumber,
  savePurchaseOrders,
  loadCharges,
  saveCharges,
  listChargeTypes,
};

const entries = Object.entries(ACTIONS).map(([name, action]) => ({ name, action }));

/** Action name -> id, for `/config.json` (API-28, D-91). */
export const ACTION_IDS: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(({ name, action }) => [name, action.id]),
);

const byId = new Map(entries.map((entry) => [entry.action.id, entry]));

export const actionById = (id: string) => byId.get(id);
