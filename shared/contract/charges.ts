import * as v from 'valibot';
import { answeredRows, present, rowsWithGaps, withoutNulls } from './answered-rows.ts';

/** What a list of charge lines is about (CHG-39): manifests have `manifests_charges`, quotes all others. */
export const FEATURES = [
  'exw_charges',
  'destination_charges',
  'manifests_charges',
  'freight_charges',
  'delivery_charges',
  'origin_charges',
  'pickup_charges',
  'rail_charges',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Most lines of one list. */
export const MAX_LINES = 1000;
export const COMMENT_MAX_LENGTH = 2000;

/** CHG-38 */
export const UNIT_CODES = ['EA', 'CBM', 'KG', 'CTN'] as const;

// Answers come from this product's server and from others of the dialect: whatever can be understood is accepted.
const Text = v.nullish(v.string(), '');
// Not `v.union`, which every element on a page would carry for this alone.
const IdLike = v.pipe(
  v.unknown(),
  v.check((value) => typeof value === 'number' || typeof value === 'string'),
  v.transform((value) => value as number | string),
);
const ChargeTypeId = v.pipe(
  v.nullish(IdLike, ''),
  v.transform((id) => (id ? Number(id) : null)),
);
/** A decimal text, `''` for none; a number is written as it is, not rounded. */
const Amount = v.pipe(v.nullish(IdLike, ''), v.transform(String));

const amounts = { unitCost: Amount, totalPrice: Amount, minimumPrice: Amount };

/** What a line was before it was converted to USD (D-22), and how. `rateDate` is YYYY-MM-DD. */
const Conversion = v.object({ currency: Text, ...amounts, rate: Amount, rateDate: Text, source: Text });
export type Conversion = v.InferOutput<typeof Conversion>;

/**
 * A stored line (CHG-35). `manuallyEditedTotal` is about the amounts in the line's own currency: whether `original`
 * had a total edited by hand follows from its own total and unit cost.
 */
export const ChargeLine = v.object({
  id: v.nullish(IdLike),
  chargeType: ChargeTypeId,
  unitCode: Text,
  currency: Text,
  quantity: Amount,
  ...amounts,
  comments: Text,
  manuallyEditedTotal: v.nullish(v.boolean(), false),
  original: v.nullish(Conversion, null),
});
export type ChargeLine = v.InferOutput<typeof ChargeLine>;

const ChargeType = v.pipe(
  v.object({
    id: v.nullish(IdLike),
    chargetype: v.nullish(IdLike),
    description: Text,
    chargeIden: Text,
    lastUnitCode: Text,
    lastCurrency: Text,
  }),
  v.transform(({ id, chargetype, ...rest }) => ({ ...rest, id: Number(chargetype ?? id) })),
);
/** A charge type to choose; `lastUnitCode` and `lastCurrency` are those of its last use, `''` for none. */
export type ChargeType = v.InferOutput<typeof ChargeType>;

/** The answer of listChargeTypes (API-55, D-66). */
export const ChargeTypeList = v.object({ list: answeredRows(ChargeType) });

const Party = v.nullish(v.object({ id: IdLike, companyName: Text }));

/**
 * What loadCharges and saveCharges answer (API-50), with the list of the feature as `charges` (CHG-40, D-112).
 * Without that list an answer isn't one of charges: a load of it has failed (D-18), a save of it was a bare success.
 * `chargetypes` is undefined where the backend leaves it out (D-66).
 */
export const chargesAnswer = (feature: Feature) =>
  v.pipe(
    v.unknown(),
    v.transform((results) => {
      const answer: Record<string, unknown> = { ...(results as object) };
      const short = feature === 'freight_charges' ? answer.freight : null;
      const list = answer[feature] ?? short ?? answer[feature];
      return { ...answer, charges: list === null ? [] : list };
    }),
    v.object({
      quote: v.nullish(v.object({ mode: Text, container_type: Text }), null),
      chargetypes: v.nullish(withoutNulls(ChargeType)),
      /** Goes back with the next save (D-19). */
      revision: v.nullish(v.number(), 0),
      /** Only for admins (D-120). */
      addProfit: v.nullish(v.boolean()),
      record: v.nullish(
        v.object({
          id: IdLike,
          reference: Text,
          customer: Party,
          savedAt: v.nullish(v.string()),
          savedBy: v.nullish(v.string()),
          /** `Invoiced`, or that of the quote or manifest; `statusOn` is YYYY-MM-DD. All from here `''` where not known. */
          status: Text,
          statusOn: Text,
          mode: Text,
          origin: Text,
          destination: Text,
          /** Such as `2 x 20GP, 1 x 40HC`. */
          containers: Text,
          weightKg: Amount,
          volumeCbm: Amount,
          /** YYYY-MM-DD: the day for which a quote was asked. */
          shipOn: Text,
          /** What its goods are. */
          commodity: Text,
          incoterm: Text,
          /** Of the quote or manifest. */
          revision: v.nullish(v.number(), 0),
          /** Whether the caller may take the answer of the customer back, so that the charges can change (D-152). */
          newVersion: v.nullish(v.boolean(), false),
        }),
      ),
      charges: rowsWithGaps(ChargeLine),
    }),
    v.transform(({ charges, ...answer }) => ({
      ...answer,
      charges: present(charges),
      /** Not all lines of the list could be read, so that a save would remove those that are missing. */
      hasGaps: charges.includes(null),
    })),
  );
export type Charges = v.InferOutput<ReturnType<typeof chargesAnswer>>;
