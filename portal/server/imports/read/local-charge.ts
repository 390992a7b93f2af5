import { UNIT_CODES } from '../../../../shared/contract/charges.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { unitCodeOf } from '../../../../shared/trade/charge-units.ts';
import { type CellRule, choice, currency, money, oneLine, several } from './cells.ts';

/** A local charge as files write it: `DTH EA USD 210.50`, a charge by identifier, description or any name. */
export interface LocalCharge {
  charge: string;
  unitCode: string;
  currency: string;
  amount: string;
}

/** Far above any charge that fits; what follows takes more than proportionally long for longer ones. */
const LONGEST_CHARGE = 200;
/** So much of a charge that isn't understood tells which one it is. */
const MOST_TOLD = 100;

const FORM = /^(.+?)\s+(\S+)\s+(\S+)\s+(\S+)$/;
const name = oneLine(100);
const code = choice(UNIT_CODES);
/** As people write it, where that is one word. */
const unit: CellRule = (text, notation) => code(unitCodeOf(text) ?? text, notation);

const read: CellRule = (text, notation) => {
  const [, ...parts] = (text.length <= LONGEST_CHARGE && FORM.exec(text)) || [];
  const rules = [name, unit, currency, money];
  // Its own currency is a part of it.
  const results = rules.map((rule, n) => rule(parts[n] ?? '', { ...notation, currency: undefined }));
  const ambiguous = results.find((part) => 'refusal' in part && part.refusal.code === 'importAmbiguous');
  if (ambiguous) return ambiguous;
  const read = results.flatMap((part) => ('value' in part ? String(part.value) : []));
  return read.length === rules.length
    ? { value: read.join(' ') }
    : { refusal: reason('importLocalCharge', { charge: text.slice(0, MOST_TOLD).toWellFormed() }) };
};

const localCharge: CellRule = Object.assign(read, {
  numbersIn: (text: string) => (text.length <= LONGEST_CHARGE ? (FORM.exec(text)?.slice(-1) ?? []) : []),
});

/** Several, divided by semicolons. */
export const localCharges: CellRule = several(localCharge);

/** The parts of a charge that was read by {@link localCharges}. */
export function partsOf(text: string): LocalCharge {
  const [, charge = '', unitCode = '', code = '', amount = ''] = FORM.exec(text) ?? [];
  return { charge, unitCode, currency: code, amount };
}
