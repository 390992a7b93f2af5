import type { DocumentedActionName } from '../../shared/contract/documented/actions.ts';

/** The ids under which the twin has the documented actions: an application gives them ids of its own. */
export const TWIN_ACTION_IDS = {
  createPurchaseOrder: 'b3a10001',
  linkPurchaseOrders: 'b3a10002',
  createStyleNumber: 'b3a10003',
  savePurchaseOrders: 'b3a10004',
  loadCharges: 'b3a10005',
  saveCharges: 'b3a10006',
  listChargeTypes: 'b3a10007',
  listPorts: 'b3a10008',
  listRouteSubscriptions: 'b3a10009',
  getRouteSubscription: 'b3a1000a',
  saveRouteSubscription: 'b3a1000b',
  deleteRouteSubscription: 'b3a1000c',
  listEntities: 'b3a1000d',
  setEntity: 'b3a1000e',
  isAdmin: 'b3a1000f',
  uploadRates: 'b3a10010',
  lookupAddress: 'b3a10011',
} as const satisfies Record<DocumentedActionName, string>;
