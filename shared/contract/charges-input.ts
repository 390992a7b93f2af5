import * as v from 'valibot';
import { CURRENCIES } from '../trade/currencies.ts';
import { QUANTITY_DECIMALS, UNIT_COST_DECIMALS } from '../trade/money.ts';
import { COMMENT_MAX_LENGTH, FEATURES, MAX_LINES, UNIT_CODES } from './charges.ts';
import { isDay } from './day.ts';
import { RateText } from './exchange-rate.ts';
import { Id, Revision } from './id.ts';
import { decimalText, listOf, plainText } from './input-values.ts';
import { because } from './reasons.ts';

/** The role that the page claims; the real one is the server's to know (D-02). */
const Role = v.nullish(v.picklist(['admin', 'agent']));

const OnList = { recordId: Id, featureType: v.picklist(FEATURES), role: Role };

/** API-49 */
export const LoadCharges = v.object(OnList);

/** A text without the zeros that say nothing, but with two decimals at least: `-007.5` becomes `-7.50`. */
function canonical(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const amount = `${whole}.${decimals.padEnd(2, '0')}`;
  return amount === '0.00' ? amount : sign + amount;
}

/** Exact in so many decimals, blank as null. */
const exactIn = (decimals: number) =>
  v.pipe(
    decimalText({ whole: 12, decimals }),
    v.transform((text) => (text === '' ? null : canonical(text))),
  );

/** CHG-41; a unit cost keeps more (D-149). */
const Amount = exactIn(2);
const UnitCost = exactIn(UNIT_COST_DECIMALS);
/** As many as any currency has. */
const ForeignAmount = exactIn(3);

const NO_CURRENCY = because('noCurrency');
const KNOWN = new Set(CURRENCIES);
const isCurrency = (code: string) => KNOWN.has(code);

/** D-22; whether the rate is a known one is the server's to check. */
const ConversionInput = v.object({
  currency: v.pipe(
    v.string(),
    v.check(isCurrency, NO_CURRENCY),
    v.check((code) => code !== 'CAD' && code !== 'USD', because('notConverted')),
  ),
  unitCost: UnitCost,
  totalPrice: ForeignAmount,
  minimumPrice: ForeignAmount,
  rate: v.pipe(
    v.custom<number | string>((rate) => v.is(RateText, rate), because('noRate')),
    v.transform((rate) => v.parse(RateText, rate)),
  ),
  rateDate: v.custom<string>(isDay, because('noDate')),
  source: plainText(200),
});

/** A line as it is sent. Which fields it needs depends on the record (CHG-30 to CHG-33). */
const ChargeInput = v.object({
  chargeType: Id,
  unitCode: v.picklist(UNIT_CODES),
  currency: v.pipe(
    v.nullish(v.string(), ''),
    v.check((code) => code === '' || isCurrency(code), NO_CURRENCY),
    v.transform((code) => (code === '' ? null : code)),
  ),
  quantity: exactIn(QUANTITY_DECIMALS),
  unitCost: UnitCost,
  totalPrice: Amount,
  minimumPrice: Amount,
  comments: v.nullish(plainText(COMMENT_MAX_LENGTH), ''),
  original: v.nullish(ConversionInput, null),
});

/** API-52: all lines of the list, which they replace (D-19). */
export const SaveCharges = v.object({
  ...OnList,
  charges: listOf(ChargeInput, MAX_LINES),
  /** Left out or null: the stored flag stays (D-120). */
  addProfit: v.nullish(v.boolean()),
  /** Of the load that the lines are based on; 0 for a record that was never saved. */
  revision: v.custom<number>((revision) => v.is(Revision, revision), 'This is not the revision of a load.'),
});
export type SaveCharges = v.InferOutput<typeof SaveCharges>;
/** What a client sends. */
export type SaveChargesPayload = v.InferInput<typeof SaveCharges>;
