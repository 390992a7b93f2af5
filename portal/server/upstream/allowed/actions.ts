import type * as v from 'valibot';
import type { ActionName } from '../../../../shared/contract/actions.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { chargesRole } from '../../actions/charges/effective-role.ts';
import { ApiError, forbidden, invalid } from '../../http/errors/api-error.ts';
import type { RecordRef, Rights } from '../rights.ts';
import * as inputs from './action-inputs.ts';

export interface AllowedAction {
  /** Of its fields, whether or not they came as a payload. */
  readonly input: v.GenericSchema;
  /** Checks the caller's right, and throws an `ApiError` without it. */
  allow(rights: Rights, input: never): Promise<void>;
  /** What is answered where the caller may not have what there is, if that is no refusal. */
  readonly absent?: { may(rights: Rights, input: never): Promise<boolean>; results: unknown };
  /** What a change is about, for the audit log; without it the action only reads. */
  readonly changes?: (input: never) => { recordType: string; recordId: number };
  /** What of the results the caller is told. */
  readonly told?: (results: unknown, rights: Rights) => unknown;
}

/** Binds the input's form to the rules that read it. */
const action = <S extends v.GenericSchema>(
  allowed: Omit<AllowedAction, 'input' | 'allow' | 'absent' | 'changes'> & {
    input: S;
    allow(rights: Rights, input: v.InferOutput<S>): Promise<void>;
    absent?: { may(rights: Rights, input: v.InferOutput<S>): Promise<boolean>; results: unknown };
    changes?: (input: v.InferOutput<S>) => { recordType: string; recordId: number };
  },
): AllowedAction => allowed as AllowedAction;

type OrderRecord = { type: 'booking' | 'shipment'; id: number };

const ofRecord = ({ type, id }: OrderRecord) => ({ recordType: type, recordId: id });

/** The record's company; undefined where the caller sees all, so that it doesn't matter whose the orders are. */
async function companyOf(rights: Rights, { type, id }: OrderRecord): Promise<number | undefined> {
  if (!(await rights.mayWrite({ type, id }))) throw forbidden();
  if (rights.seesAll) return undefined;
  const company = await rights.owners.of(type, id);
  if (company === undefined) throw invalid(reason(type === 'booking' ? 'noCustomer' : 'noCompany'));
  return company;
}

/** Others' orders and style numbers would be told as soon as the record has them. */
async function requireOwn(
  { owners }: Rights,
  company: number | undefined,
  ids: { orders: readonly number[]; styles?: readonly number[] },
): Promise<void> {
  if (company === undefined) return;
  const [order] = await owners.foreign('orders', company, ids.orders);
  if (order !== undefined) throw invalid(reason('notOwnOrder', { number: order }));
  const [style] = await owners.foreign('styles', company, ids.styles ?? []);
  if (style !== undefined) throw invalid(reason('notOwnStyle', { number: style }));
}

const chargedRecord = (input: { recordId: number; featureType: string }): RecordRef => ({
  type: input.featureType === 'manifests_charges' ? 'manifest' : 'quote',
  id: input.recordId,
});

/** CHG-04: in which role, which the platform isn't told. */
const roleOf = ({ caller }: Rights) => chargesRole(caller, undefined);

/** D-120: whether the profit is added is for admins alone. */
function withoutProfit(results: unknown, rights: Rights): unknown {
  if (typeof results !== 'object' || results === null || roleOf(rights) === 'admin') return results;
  const { addProfit: _, ...told } = results as Record<string, unknown>;
  return told;
}

/** Whoever may read a route may change it. */
async function requireRoute(rights: Rights, id: number, company?: number): Promise<void> {
  const isOfCompany = company === undefined || company === (await rights.owners.of('route', id));
  if (!isOfCompany || !(await rights.mayRead({ type: 'route', id })))
    throw new ApiError(404, 'unknown_route', reason('unknownRoute'));
}

const everybody = async () => {};

/** All that the elements call of the platform (`test/betty-twin/operations.ts`), and nothing else. */
const ACTIONS = {
  createPurchaseOrder: action({
    input: inputs.CreatePurchaseOrder,
    async allow(rights, input) {
      await companyOf(rights, input);
    },
    changes: ofRecord,
  }),
  linkPurchaseOrders: action({
    input: inputs.LinkPurchaseOrders,
    async allow(rights, input) {
      await requireOwn(rights, await companyOf(rights, input), { orders: input.selectedPOs });
    },
    changes: ofRecord,
  }),
  createStyleNumber: action({
    input: inputs.CreateStyleNumber,
    async allow(rights, input) {
      await requireOwn(rights, await companyOf(rights, input), { orders: [input.poId] });
    },
    changes: ofRecord,
  }),
  savePurchaseOrders: action({
    input: inputs.SavePurchaseOrders,
    async allow(rights, input) {
      const orders = input.purchaseOrder.map(({ id }) => id);
      const styles = input.purchaseOrder.flatMap(({ selectedSN }) => selectedSN);
      await requireOwn(rights, await companyOf(rights, input), { orders, styles });
    },
    changes: ofRecord,
  }),
  loadCharges: action({
    input: inputs.LoadCharges,
    async allow(rights, input) {
      roleOf(rights);
      if (!(await rights.mayRead(chargedRecord(input)))) throw forbidden();
    },
    told: withoutProfit,
  }),
  saveCharges: action({
    input: inputs.SaveCharges,
    async allow(rights, input) {
      if (input.addProfit !== undefined && roleOf(rights) !== 'admin')
        throw new ApiError(403, 'forbidden', reason('profitsByAdmin'));
      roleOf(rights);
      if (!(await rights.mayWrite(chargedRecord(input)))) throw forbidden();
    },
    changes(input) {
      const { type, id } = chargedRecord(input);
      return { recordType: type, recordId: id };
    },
    told: withoutProfit,
  }),
  listChargeTypes: action({ input: inputs.Nothing, allow: everybody }),
  listPorts: action({ input: inputs.Nothing, allow: everybody }),
  listRouteSubscriptions: action({
    input: inputs.ListRouteSubscriptions,
    async allow(rights, { entityId }) {
      if (!(await rights.mayReadOf(entityId, 'routes'))) throw forbidden();
    },
  }),
  getRouteSubscription: action({
    input: inputs.GetRouteSubscription,
    allow: everybody,
    // D-135: nobody learns of others' routes whether there are any.
    absent: {
      may: (rights, { routeSubscriptionArr: [id = 0] }) => rights.mayRead({ type: 'route', id }),
      results: {},
    },
    told: (results) => results ?? {},
  }),
  saveRouteSubscription: action({
    input: inputs.SaveRouteSubscription,
    async allow(rights, { isNewRoute, entityId, routeSubscriptionId }) {
      if (!(await rights.mayWriteOf(entityId, 'routes'))) throw forbidden();
      if (isNewRoute !== (routeSubscriptionId === undefined)) throw invalid(reason('unknownRoute'));
      if (routeSubscriptionId !== undefined) await requireRoute(rights, routeSubscriptionId, entityId);
    },
    changes: ({ entityId, routeSubscriptionId }) =>
      routeSubscriptionId === undefined
        ? { recordType: 'entity', recordId: entityId }
        : { recordType: 'routeSubscription', recordId: routeSubscriptionId },
  }),
  deleteRouteSubscription: action({
    input: inputs.DeleteRouteSubscription,
    allow: (rights, { routeSubscriptionId }) => requireRoute(rights, routeSubscriptionId),
    changes: ({ routeSubscriptionId }) => ({
      recordType: 'routeSubscription',
      recordId: routeSubscriptionId,
    }),
  }),
  uploadRates: action({
    input: inputs.UploadRates,
    async allow(rights, { entity_id, recordId }) {
      if (!(await rights.mayWriteOf(entity_id, 'submissions'))) throw forbidden();
      const isOwn = recordId == null || (await rights.owners.of('submission', recordId)) === entity_id;
      if (!isOwn) throw forbidden();
    },
    changes: ({ entity_id }) => ({ recordType: 'entity', recordId: entity_id }),
  }),
} satisfies Partial<Record<ActionName, AllowedAction>>;

/** The actions that are handed on. */
export type HandedOnName = keyof typeof ACTIONS;
export const ALLOWED_ACTIONS: Readonly<Record<HandedOnName, AllowedAction>> = ACTIONS;
