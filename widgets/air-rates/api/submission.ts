import * as v from 'valibot';
import { answeredRows, present, rowsWithGaps } from '../../../shared/contract/answered-rows.ts';
import { Id } from '../../../shared/contract/id.ts';

const Text = v.nullish(v.string(), '');

/** A decimal text; an answer may have it as a number, too. Blank where nothing is stored. */
const DecimalText = v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

/** A rate of which a part is missing can't be read: its prices would stand as if there were no others. */
const allOf = <S extends v.GenericSchema>(row: S) => v.nullish(v.array(row), []);

/** A stored rate (REF-14). */
export const StoredRate = v.object({
  id: Id,
  from: Text,
  to: Text,
  airline: Text,
  maxCapacity: DecimalText,
  minTransitTime: DecimalText,
  maxTransitTime: DecimalText,
  transitTimeText: Text,
  /** YYYY-MM-DD */
  validityFrom: Text,
  validityTo: Text,
  comment: Text,
  routingText: Text,
  /** Each with its airports in their order. */
  routings: allOf(v.object({ routingElements: allOf(v.object({ value: Text })) })),
  rateLevels: allOf(v.object({ level: DecimalText, value: DecimalText })),
});
export type StoredRate = v.InferOutput<typeof StoredRate>;

/** What a query asks for of each rate (REF-14). */
export const RATE_FIELDS = `id from to airline maxCapacity minTransitTime maxTransitTime transitTimeText
  validityFrom validityTo comment routingText routings { routingElements { value } } rateLevels { id level value }`;

/** A stored local charge (AIR-38). */
const StoredCharge = v.object({
  name: Text,
  currency: Text,
  kgRate: DecimalText,
  shipmentRate: DecimalText,
  minRate: DecimalText,
});

/** What a query asks for of each local charge. */
export const CHARGE_FIELDS = 'name currency kgRate shipmentRate minRate';

/** A stored submission (REF-13), as far as it is shown or loaded again. */
export const StoredSubmission = v.pipe(
  v.object({
    id: Id,
    /** ISO 8601 */
    createdAt: Text,
    /** The company that submitted it. */
    entity: v.nullish(v.object({ id: Id })),
    customerName: Text,
    /** Its lines, with line feeds between them. */
    submissionNotes: Text,
    airFreightRates: v.nullish(rowsWithGaps(StoredRate), []),
    charges: answeredRows(StoredCharge),
  }),
  v.transform(({ airFreightRates, ...submission }) => {
    const rates = present(airFreightRates);
    /** `unread` is how many rates it has besides. */
    return { ...submission, airFreightRates: rates, unread: airFreightRates.length - rates.length };
  }),
);
export type StoredSubmission = v.InferOutput<typeof StoredSubmission>;

/** Whether rates were submitted, also such as can't be read. */
export const hasRates = ({ airFreightRates, unread }: StoredSubmission): boolean =>
  airFreightRates.length + unread > 0;
