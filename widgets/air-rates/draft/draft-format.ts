import * as v from 'valibot';
import { DEFAULT_LEVELS } from '../../../shared/contract/air-rates.ts';
import { type DraftFormat, rowsWriter } from '../../../shared/draft/draft-format.ts';
import { plainJson } from '../../../shared/plain-json.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { canonicalLevel, joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { joinTokens, splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';
import type { NumberCells } from '../../../shared/ui/grid/model/number-cells.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { type FormContent, newRate } from '../rows/form-content.ts';
import { CHARGE_COLUMNS, type ChargeRow, newCharge } from '../rows/local-charge.ts';
import { cellOf, levelColumn, levelOf, newRow, type RateRow } from '../rows/rate-row.ts';
import { chargeNumbers, rateNumbers } from '../rules/number-columns.ts';
import { parseUpload, type Upload } from '../submit/begun-upload.ts';

/** The entries, and how far they are sent. */
export interface AirDraft {
  readonly content: FormContent;
  readonly upload: Upload | null;
}

type Airports = Pick<AirReference, 'airport'>;

/** Text of a value that others may have written as a number, or left out. */
const Text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value)),
);
const Level = v.pipe(
  v.union([v.string(), v.number(), v.object({ level: v.union([v.string(), v.number()]) })]),
  v.transform((level) => String(typeof level === 'object' ? level.level : level)),
);
/** Of a number: one that others wrote as a number is no text to be read. */
const NumberText = v.nullish(v.union([v.string(), v.number()]), '');
const Rate = v.object({
  from: Text,
  fromAirportCode: Text,
  to: Text,
  toAirportCode: Text,
  airline: Text,
  weight: v.nullish(v.array(v.object({ level: Level, value: NumberText })), []),
  maxCapacity: NumberText,
  minTime: NumberText,
  maxTime: NumberText,
  routing: v.nullish(v.union([v.string(), v.array(v.union([v.string(), v.object({ value: Text })]))]), []),
  validityFrom: Text,
  validityTo: Text,
  comment: Text,
});
const Charge = v.object({
  name: Text,
  currency: Text,
  kgRate: NumberText,
  shipmentRate: NumberText,
  minRate: NumberText,
});
const Stored = v.object({
  weightPrices: v.nullish(v.array(Level), []),
  records: v.array(Rate),
  charges: v.nullish(v.array(Charge), []),
  /** The text of the notes; what a submit sends of it where somebody else wrote the draft. */
  submissionNotes: v.nullish(
    v.union([v.string(), v.object({ customerName: Text, notes: v.nullish(v.array(v.string()), []) })]),
    '',
  ),
  customerName: Text,
  savedAt: v.nullish(v.number(), null),
  decimalSign: v.fallback(v.optional(v.picklist(['.', ','])), undefined),
  upload: v.optional(v.unknown()),
});

/**
 * A draft as JSON, by the names of AIR-06, AIR-35 and AIR-38, so that others may read and write it:
 * `{weightPrices, records, charges, submissionNotes, customerName, savedAt, upload, decimalSign}`. Texts are as they stand in
 * their cells. `decimalSign` says how its numbers are written, so that they are the same ones in another language; those of a draft
 * without it are read as if they were typed now (D-148).
 *
 * @param known the airports that are known by now; another object once they have come
 * @param signNow the decimal sign of the user's language
 */
export function createDraftFormat(known: () => Airports, signNow: () => DecimalSign): DraftFormat<AirDraft> {
  // What a row says of its airports changes once they have come.
  const rateWriters = new WeakMap<Airports, ReturnType<typeof rateWritersOf>>();
  const writeRates = (rows: readonly RateRow[], sign: DecimalSign): string => {
    const airports = known();
    const writers = rateWriters.get(airports) ?? rateWritersOf(airports);
    rateWriters.set(airports, writers);
    return writers[sign](rows);
  };
  const writeCharges = bySign((sign) => {
    const numbers = chargeNumbers(sign);
    return rowsWriter((row: ChargeRow) => chargeOf(row, numbers));
  });
  return {
    write({ content: { content, upload }, savedAt }) {
      const { levels, rates, charges, customerName, notes } = content;
      const decimalSign = signNow();
      const others = plainJson({
        weightPrices: levels,
        submissionNotes: notes,
        customerName,
        savedAt,
        upload,
        decimalSign,
      });
      return `{"records":${writeRates(rates, decimalSign)},"charges":${writeCharges[decimalSign](charges)},${others.slice(1)}`;
    },
    read(text) {
      const stored = parse(text);
      if (!stored) return undefined;
      const { records, charges, submissionNotes, customerName, savedAt, decimalSign = signNow() } = stored;
      const [ofRates, ofCharges] = [rateNumbers(decimalSign), chargeNumbers(decimalSign)];
      const sent = typeof submissionNotes === 'string' ? undefined : submissionNotes;
      const used = new Set(records.flatMap(({ weight }) => weight.map(({ level }) => level)));
      const content: FormContent = {
        levels: joinedLevels(DEFAULT_LEVELS, stored.weightPrices, [...used]),
        rates: records.length > 0 ? records.map((record) => rowOf(record, ofRates)) : [newRate()],
        charges: charges.length > 0 ? charges.map((charge) => chargeRowOf(charge, ofCharges)) : [newCharge()],
        customerName: customerName || sent?.customerName || '',
        notes: sent ? sent.notes.join('\n') : (submissionNotes as string),
      };
      return { content: { content, upload: parseUpload(stored.upload) }, savedAt };
    },
  };
}

function parse(text: string): v.InferOutput<typeof Stored> | undefined {
  try {
    const parsed = v.safeParse(Stored, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const bySign = <T>(make: (sign: DecimalSign) => T) => ({ '.': make('.'), ',': make(',') });

const rateWritersOf = (airports: Airports) =>
  bySign((sign) => {
    const numbers = rateNumbers(sign);
    return rowsWriter((row: RateRow) => recordOf(row, airports, numbers));
  });

/** AIR-35 */
function recordOf(row: RateRow, airports: Airports, numbers: NumberCells<RateRow>) {
  const airportId = (code: string) => airports.airport(code)?.id ?? null;
  const number = (column: string) => numbers.show(column, cellOf(row, column));
  const [from, to] = [cellOf(row, 'from'), cellOf(row, 'to')];
  return {
    id: row.key,
    from,
    fromAirportId: airportId(from),
    fromAirportCode: from,
    to,
    toAirportId: airportId(to),
    toAirportCode: to,
    airline: cellOf(row, 'airline'),
    weight: Object.keys(row.cells).flatMap((column) => {
      const level = levelOf(column);
      return level === undefined ? [] : [{ level, value: number(column) }];
    }),
    maxCapacity: number('maxCapacity'),
    minTime: number('minTime'),
    maxTime: number('maxTime'),
    routing: splitTokens(cellOf(row, 'routing')).map((value, index) => ({ value, index })),
    validityFrom: cellOf(row, 'validityFrom'),
    validityTo: cellOf(row, 'validityTo'),
    comment: cellOf(row, 'comment'),
  };
}

function rowOf(record: v.InferOutput<typeof Rate>, numbers: NumberCells<RateRow>): RateRow {
  const { from, fromAirportCode, to, toAirportCode, weight, routing, ...others } = record;
  const { maxCapacity, minTime, maxTime, ...texts } = others;
  const codes =
    typeof routing === 'string'
      ? splitTokens(routing)
      : routing.map((element) => (typeof element === 'string' ? element : element.value));
  return newRow({
    ...texts,
    ...heldNumbers({ minTime, maxTime, maxCapacity }, numbers),
    from: fromAirportCode || from,
    to: toAirportCode || to,
    routing: joinTokens(codes),
    ...heldNumbers(
      Object.fromEntries(weight.map(({ level, value }) => [levelColumn(canonicalLevel(level)), value])),
      numbers,
    ),
  });
}

const chargeOf = (row: ChargeRow, numbers: NumberCells<ChargeRow>) =>
  Object.fromEntries(
    CHARGE_COLUMNS.map((column) => {
      const text = row.cells[column] ?? '';
      return [column, numbers.has(column) ? numbers.show(column, text) : text];
    }),
  );

function chargeRowOf(
  { name, currency, ...rates }: v.InferOutput<typeof Charge>,
  numbers: NumberCells<ChargeRow>,
): ChargeRow {
  const cells = { name, currency };
  return newCharge({ ...cells, ...heldNumbers(rates, numbers, { key: '', cells }) });
}

/** What the cells of numbers hold of what stands in a draft, in a row with what is in it already. */
const heldNumbers = <Row extends GridRow>(
  stored: Readonly<Record<string, string | number>>,
  numbers: NumberCells<Row>,
  row?: Row,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stored).map(([column, value]) => [
      column,
      typeof value === 'number' && Number.isFinite(value)
        ? numbers.hold(decimal(String(value)).toFixed())
        : numbers.read(column, String(value), row),
    ]),
  );
