import { COMMENT_MAX_LENGTH, UNIT_CODES } from '../../../shared/contract/charges.ts';
import { fitsAmount } from '../../../shared/trade/amount.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { charged } from '../../../shared/trade/money.ts';
import { valueIn } from '../../../shared/ui/grid/model/number-cells.ts';
import { createRowCount } from '../../../shared/ui/grid/model/row-list.ts';
import { amountIn, type ChargeRow } from '../rows/charge-row.ts';
import type { Catalogue } from '../rows/charge-types.ts';
import { type Field, isAmount, isNeeded, type Kind } from '../rows/list-kind.ts';
import type { TextId } from '../texts/index.ts';
import { type LineGridRules, rulesOf } from './grid-rules.ts';

/** What a row comes to. */
export interface RowValidation {
  /** By cell, for a row that can't be saved (CHG-30 to CHG-34). */
  readonly errors: Readonly<Partial<Record<Field, TextId>>>;
  /** What is charged, as soon as its total is known: the total, or the minimum of an Air line above it. */
  readonly charge: { readonly currency: string; readonly amount: string; readonly isMinimum: boolean } | null;
}

/** The rules of a loaded list. */
export interface ChargeRules {
  readonly kind: Kind;
  readonly catalogue: Catalogue;
  readonly rules: LineGridRules;
  /** Worked out once for each row, since rows never change. */
  validate(row: ChargeRow): RowValidation;
  /** The number of rows that can't be saved; after a key only the typed row is asked again. */
  countInvalid(rows: readonly ChargeRow[]): number;
  /** What the number in a cell counts as, with two decimals at least; `''` for none. */
  amount(row: ChargeRow, field: Field): string;
}

const NOTHING: RowValidation = { errors: {}, charge: null };

export function createChargeRules(kind: Kind, catalogue: Catalogue, locale: string): ChargeRules {
  const rules = rulesOf(kind, catalogue, locale);
  const validations = new WeakMap<ChargeRow, RowValidation>();

  const errorIn = (field: Field, text: string): TextId | undefined => {
    if (text.trim() === '') return isNeeded(kind, field) ? 'charges.error.blank' : undefined;
    if (isAmount(field)) {
      const value = valueIn(text);
      if (value === undefined) return 'charges.error.notANumber';
      return fitsAmount(value) ? undefined : 'charges.error.tooLarge';
    }
    if (field === 'comments') return text.length > COMMENT_MAX_LENGTH ? 'charges.error.tooLong' : undefined;
    if (field === 'unitCode')
      return (UNIT_CODES as readonly string[]).includes(text) ? undefined : 'charges.error.unit';
    const isKnown = field === 'chargeType' ? catalogue.typeOf(text) : CURRENCIES.includes(text);
    return isKnown ? undefined : 'charges.error.unknown';
  };

  const amount = (row: ChargeRow, field: Field): string => amountIn(field, row.cells);

  const validate = (row: ChargeRow): RowValidation => {
    const errors: Partial<Record<Field, TextId>> = {};
    for (const field of rules.columns as Field[]) {
      const error = errorIn(field, row.cells[field]);
      if (error) errors[field] = error;
    }
    const total = amount(row, 'totalPrice');
    if (total === '' || errors.totalPrice) return { errors, charge: null };
    const minimum = kind.isAir ? amount(row, 'minimumPrice') : '';
    return {
      errors,
      charge: { currency: row.cells.currency, ...charged(total, minimum, row.cells.currency) },
    };
  };

  const validateOnce = (row: ChargeRow): RowValidation => {
    const known = validations.get(row);
    if (known) return known;
    const validation = row.isRemoved ? NOTHING : validate(row);
    validations.set(row, validation);
    return validation;
  };

  return {
    kind,
    catalogue,
    rules,
    amount,
    validate: validateOnce,
    countInvalid: createRowCount((row) => Object.keys(validateOnce(row).errors).length > 0),
  };
}
