import * as v from 'valibot';
import { DEFAULT_LEVELS } from '../../../shared/contract/air-rates.ts';
import { type DraftFormat, rowsWriter } from '../../../shared/draft/draft-format.ts';
import { canonicalLevel, joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { joinTokens, splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { type FormContent, newRate } from '../rows/form-content.ts';
import { CHARGE_COLUMNS, type ChargeRow, newCharge } from '../rows/local-charge.ts';
import { cellOf, levelColumn, levelOf, newRow, type RateRow } from '../rows/rate-row.ts';
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
const Rate = v.object({
  from: Text,
  fromAirportCode: Text,
  to: Text,
  toAirportCode: Text,
  airline: Text,
  weight: v.nullish(v.array(v.object({ level: Level, value: Text })), []),
  maxCapacity: Text,
  minTime: Text,
  maxTime: Text,
  routing: v.nullish(v.union([v.string(), v.array(v.union([v.string(), v.object({ value: Text })]))]), []),
  validityFrom: Text,
  validityTo: Text,
  comment: Text,
});
const Charge = v.object({ name: Text, currency: Text, kgRate: Text, shipmentRate: Text, minRate: Text });
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
  upload: v.optional(v.unknown()),
});

/**
 * A draft as JSON, by the names of AIR-06, AIR-35 and AIR-38, so that others may read and write it:
 * `{weightPrices, records, charges, submissionNotes, customerName, savedAt, upload}`. Texts are as they were typed.
 *
 * @param known the airports that are known by now; another object once they have come
 */
export function createDraftFormat(known: () => Airports): DraftFormat<AirDraft> {
  // What a row says of its airports changes once they have come.
  const writers = new WeakMap<Airports, (rows: readonly RateRow[]) => string>();
  const writeRates = (rows: readonly RateRow[]): string => {
    const airports = known();
    const write = writers.get(airports) ?? rowsWriter((row: RateRow) => recordOf(row, airports));
    writers.set(airports, write);
    return write(rows);
  };
  const writeCharges = rowsWriter(({ cells }: ChargeRow) => chargeOf(cells));
  return {
    write({ content: { content, upload }, savedAt }) {
      const { levels, rates, charges, customerName, notes } = content;
      const others = JSON.stringify({
        weightPrices: levels,
        submissionNotes: notes,
        customerName,
        savedAt,
        upload,
      });
      return `{"records":${writeRates(rates)},"charges":${writeCharges(charges)},${others.slice(1)}`;
    },
    read(text) {
      const stored = parse(text);
      if (!stored) return undefined;
      const { records, charges, submissionNotes, customerName, savedAt } = stored;
      const sent = typeof submissionNotes === 'string' ? undefined : submissionNotes;
      const used = new Set(records.flatMap(({ weight }) => weight.map(({ level }) => level)));
      const content: FormContent = {
        levels: joinedLevels(DEFAULT_LEVELS, stored.weightPrices, [...used]),
        rates: records.length > 0 ? records.map(rowOf) : [newRate()],
        charges: charges.length > 0 ? charges.map((cells) => newCharge(cells)) : [newCharge()],
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

/** AIR-35 */
function recordOf(row: RateRow, airports: Airports) {
  const airportId = (code: string) => airports.airport(code)?.id ?? null;
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
    weight: Object.entries(row.cells).flatMap(([column, value]) => {
      const level = levelOf(column);
      return level === undefined ? [] : [{ level, value }];
    }),
    maxCapacity: cellOf(row, 'maxCapacity'),
    minTime: cellOf(row, 'minTime'),
    maxTime: cellOf(row, 'maxTime'),
    routing: splitTokens(cellOf(row, 'routing')).map((value, index) => ({ value, index })),
    validityFrom: cellOf(row, 'validityFrom'),
    validityTo: cellOf(row, 'validityTo'),
    comment: cellOf(row, 'comment'),
  };
}

function rowOf(record: v.InferOutput<typeof Rate>): RateRow {
  const { from, fromAirportCode, to, toAirportCode, weight, routing, ...others } = record;
  const codes =
    typeof routing === 'string'
      ? splitTokens(routing)
      : routing.map((element) => (typeof element === 'string' ? element : element.value));
  return newRow({
    ...others,
    from: fromAirportCode || from,
    to: toAirportCode || to,
    routing: joinTokens(codes),
    ...Object.fromEntries(weight.map(({ level, value }) => [levelColumn(canonicalLevel(level)), value])),
  });
}

const chargeOf = (cells: ChargeRow['cells']) =>
  Object.fromEntries(CHARGE_COLUMNS.map((column) => [column, cells[column] ?? '']));
