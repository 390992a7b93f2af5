import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { IMPORT_COLUMNS } from '../../../../shared/contract/imports.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import { PRICE_COLUMNS } from '../../base-rates/price-columns.ts';
import type { NewRow } from '../../db/tables.ts';
import { type ParsedRow, type RowProblem, textIn, textsIn } from '../parsed-row.ts';
import { type FoundKey, foundKey, mapKeyOf, RATE_NAMES } from './base-rate-keys.ts';
import { agentsOfSubmissions, chargesNamed } from './base-rate-names.ts';
import { type Compared, type FileContext, outcomeOf, type Trx } from './compared.ts';
import { lookUp } from './lookups.ts';
import {
  type NamedCharge,
  type RateKey,
  type RateTerms,
  readStoredRates,
  type StoredCharge,
  type StoredRate,
} from './stored-base-rates.ts';

/** A rate that is to be stored; one that was there stays, and ends where this one begins. */
export interface BaseRateWrite {
  rate: Omit<NewRow<'base_rate'>, 'id'>;
  charges: readonly StoredCharge[];
}

const TERMS: readonly { id: string; column: keyof RateTerms }[] = [
  { id: 'submission', column: 'submission_id' },
  { id: 'validTo', column: 'valid_to' },
  { id: 'transitDays', column: 'transit_days' },
  { id: 'currency', column: 'currency' },
  ...PRICE_COLUMNS,
];
/** The database keeps two decimals, also of the few currencies that have three. */
const MOST_DECIMALS = 2;

const NO_TERMS = Object.fromEntries(TERMS.map(({ column }) => [column, null])) as RateTerms;

/** Compares rows of base rates with those that are stored, and with earlier rows of the file. */
export async function compareBaseRates(
  trx: Trx,
  rows: readonly ParsedRow[],
  { rates: seen }: FileContext,
  options: { isWriting: boolean },
): Promise<Compared<BaseRateWrite>[]> {
  const find = await lookUp(trx, rows, RATE_NAMES, options);
  const agents = await agentsOfSubmissions(trx, rows);
  const chargeOf = await chargesNamed(trx, rows);
  const found = rows.map((row) => foundKey(row, find, agents));
  const keys = found.flatMap(({ key }) => key ?? []);
  const stored = await readStoredRates(trx, keys);
  return rows.map((row, n) => {
    const { key, shown, problems } = found[n]!;
    if (!key) return { line: row.line, outcome: 'wrong', changes: [], problems };
    const before = stored.get(keys.indexOf(key));
    const compared = compareRow(row, { key, shown, before, chargeOf });
    if (compared.outcome === 'wrong' || row.problems.length > 0) return compared;
    const first = seen.get(mapKeyOf(key));
    if (first !== undefined) return twice(row, first);
    seen.set(mapKeyOf(key), row.line);
    return compared;
  });
}

/** A row of a rate that an earlier one has. */
const twice = ({ line }: ParsedRow, first: number): Compared<BaseRateWrite> => ({
  line,
  outcome: 'wrong',
  changes: [],
  problems: [{ column: 'validFrom', reason: reason('importTwice', { line: first }) }],
});

interface RowContext {
  key: RateKey;
  shown: FoundKey['shown'];
  before: StoredRate | undefined;
  chargeOf: (text: string) => NamedCharge;
}

function compareRow(row: ParsedRow, { key, shown, before, chargeOf }: RowContext): Compared<BaseRateWrite> {
  const terms: RateTerms = { ...(before?.terms ?? NO_TERMS) };
  const changes: AuditChange[] = before
    ? []
    : Object.entries(shown).map(([field, after]) => ({ field, before: null, after }));
  for (const { id, column } of TERMS) {
    const text = textIn(row.cells, id);
    const old = terms[column];
    if (text === undefined || text === old) continue;
    terms[column] = text;
    changes.push({ field: id, before: old, after: text });
  }
  const given = textsIn(row.cells, 'localCharges').map(chargeOf);
  const present = before?.charges ?? [];
  const charges = given.length > 0 ? given : present;
  if (listed(charges) !== listed(present))
    changes.push({ field: 'localCharges', before: listed(present) || null, after: listed(charges) });
  return outcomeOf(row.line, {
    isNew: !before,
    changes,
    problems: problemsOf(row, { key, terms, charges, isStored: before !== undefined }),
    write: {
      rate: {
        ...key,
        ...terms,
        // A row without them has a problem, and isn't written.
        valid_to: terms.valid_to ?? '',
        currency: terms.currency ?? '',
        submission_id: numberIn(terms.submission_id),
        transit_days: numberIn(terms.transit_days),
      },
      charges: charges.map(({ shown: _shown, ...charge }) => charge),
    },
  });
}

const listed = (charges: readonly NamedCharge[]): string => charges.map(({ shown }) => shown).join('; ');

const numberIn = (text: string | null): number | null => (text === null ? null : Number(text));

interface RateToCheck {
  key: RateKey;
  terms: RateTerms;
  charges: readonly NamedCharge[];
  /** The rate is there already, with all that it needs. */
  isStored: boolean;
}

/** What is wrong with a rate as it would be stored. */
function problemsOf(
  row: ParsedRow,
  { key: { valid_from }, terms, charges, isStored }: RateToCheck,
): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const { id, isRequiredForNew } of IMPORT_COLUMNS.baseRates) {
    const term = TERMS.find((one) => one.id === id);
    if (!isStored && isRequiredForNew && term && terms[term.column] === null)
      problems.push({ column: id, reason: reason('fillIn') });
  }
  const { currency, valid_to, lcl_minimum, lcl_per_cbm } = terms;
  if (valid_to !== null && valid_to < valid_from)
    problems.push({ column: 'validTo', reason: reason('validityOrder') });
  const isUnread = row.problems.some(({ column }) => PRICE_COLUMNS.some(({ id }) => id === column));
  if (!isUnread && PRICE_COLUMNS.every(({ id, column }) => id === 'lclMinimum' || terms[column] === null))
    problems.push({ column: null, reason: reason('importNoPrice') });
  else if (lcl_minimum !== null && lcl_per_cbm === null)
    problems.push({ column: 'lclPerCbm', reason: reason('fillIn') });
  const amounts = PRICE_COLUMNS.map(({ id, column }) => ({
    column: id as string,
    amount: terms[column],
    currency,
  }));
  const local = charges.map(({ amount, currency: of }) => ({ column: 'localCharges', amount, currency: of }));
  for (const { column, amount, currency: of } of [...amounts, ...local]) {
    if (amount === null || of === null) continue;
    const most = Math.min(MOST_DECIMALS, currencyDecimals(of));
    if ((amount.split('.')[1]?.length ?? 0) > most)
      problems.push({ column, reason: reason('decimals', { most }) });
  }
  return problems;
}
