import type { ActionName } from '../contract/actions.ts';

/** API-29 to API-32: the input of the order actions is documented as a payload. */
const WITH_PAYLOAD: ReadonlySet<ActionName> = new Set([
  'createPurchaseOrder',
  'linkPurchaseOrders',
  'createStyleNumber',
  'savePurchaseOrders',
] as const);

/**
 * The input of an action in the form that is documented for it (D-128), which other backends of this dialect insist on:
 * the order actions have their fields in a payload, all others directly in the input; `uploadRates` brings its own payload
 * among them (API-42). Without a `requestId` nothing stands beside them.
 */
export const actionInput = (name: ActionName, fields: object, requestId: string | undefined): object => ({
  ...(WITH_PAYLOAD.has(name) ? { payload: fields } : fields),
  ...(requestId && { requestId }),
});
