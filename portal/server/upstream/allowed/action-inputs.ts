import * as v from 'valibot';
import {
  LOCAL_CHARGE_CURRENCIES,
  MAX_CHUNK_RATES,
  MAX_LEVELS,
  MAX_LOCAL_CHARGES,
  MAX_STOPS,
  NAME_MAX_LENGTH,
  NOTES_MAX_LENGTH,
  COMMENT_MAX_LENGTH as RATE_COMMENT_MAX_LENGTH,
} from '../../../../shared/contract/air-rates.ts';
import { COMMENT_MAX_LENGTH, FEATURES, MAX_LINES, UNIT_CODES } from '../../../../shared/contract/charges.ts';
import { Id } from '../../../../shared/contract/id.ts';
import { listOf, plainText } from '../../../../shared/contract/input-values.ts';
import { OrderText, RecordType } from '../../../../shared/contract/order-manager.ts';

/*
 * What the specification documents of each action's input, and nothing beside it. The values stay as they were sent: what they
 * mean is the platform's to know.
 */

const MOST_IDS = 2_000;
const Ids = listOf(Id, MOST_IDS);
const OnRecord = { type: RecordType, id: Id };

export const CreatePurchaseOrder = v.strictObject({ ...OnRecord, orderNumber: OrderText });
export const LinkPurchaseOrders = v.strictObject({ ...OnRecord, selectedPOs: Ids });
export const CreateStyleNumber = v.strictObject({ ...OnRecord, poId: Id, styleNumber: OrderText });
export const SavePurchaseOrders = v.strictObject({
  ...OnRecord,
  purchaseOrder: listOf(v.strictObject({ id: Id, selectedSN: Ids }), MOST_IDS),
});

const Amount = v.nullish(v.union([v.pipe(v.number(), v.finite()), plainText(40)]));
const OnList = { recordId: Id, featureType: v.picklist(FEATURES) };

export const LoadCharges = v.strictObject(OnList);
export const SaveCharges = v.strictObject({
  ...OnList,
  charges: listOf(
    v.strictObject({
      unitCode: v.picklist(UNIT_CODES),
      totalPrice: Amount,
      minimumPrice: Amount,
      currency: v.nullish(plainText(3)),
      comments: v.nullish(plainText(COMMENT_MAX_LENGTH)),
      chargeType: Id,
      quantity: Amount,
      unitCost: Amount,
    }),
    MAX_LINES,
  ),
  addProfit: v.optional(v.boolean()),
});

/** Nothing is handed on of what takes none. */
export const Nothing = v.strictObject({});

export const ListRouteSubscriptions = v.strictObject({
  entityId: Id,
  profile: v.optional(v.boolean(), false),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 50),
});
export const GetRouteSubscription = v.strictObject({
  routeSubscriptionArr: v.pipe(v.array(Id), v.length(1)),
});
export const SaveRouteSubscription = v.strictObject({
  origin: Id,
  destination: Id,
  discharge: v.optional(Id),
  carrier: v.optional(Id),
  entityId: Id,
  isNewRoute: v.boolean(),
  routeSubscriptionId: v.optional(Id),
});
export const DeleteRouteSubscription = v.strictObject({ routeSubscriptionId: Id });

const Name = plainText(NAME_MAX_LENGTH);
const Day = plainText(10);
const Rate = v.strictObject({
  from: Name,
  fromAirportId: v.nullish(Id),
  fromAirportCode: Name,
  to: Name,
  toAirportId: v.nullish(Id),
  toAirportCode: Name,
  airline: Name,
  weight: listOf(v.strictObject({ level: plainText(40), value: Amount }), MAX_LEVELS),
  maxCapacity: Amount,
  minTime: Amount,
  maxTime: Amount,
  routing: listOf(v.strictObject({ value: Name, index: v.number() }), MAX_STOPS),
  validityFrom: v.nullish(Day),
  validityTo: v.nullish(Day),
  comment: v.nullish(plainText(RATE_COMMENT_MAX_LENGTH)),
});

export const UploadRates = v.strictObject({
  entity_id: Id,
  rates: v.pipe(listOf(Rate, MAX_CHUNK_RATES), v.minLength(1)),
  submissionNotes: v.strictObject({
    customerName: Name,
    notes: v.array(plainText(NOTES_MAX_LENGTH)),
  }),
  charges: v.optional(
    listOf(
      v.strictObject({
        name: Name,
        currency: v.picklist(LOCAL_CHARGE_CURRENCIES),
        kgRate: Amount,
        shipmentRate: Amount,
        minRate: Amount,
      }),
      MAX_LOCAL_CHARGES,
    ),
  ),
  isFinalChunk: v.boolean(),
  recordId: v.nullish(Id),
});
