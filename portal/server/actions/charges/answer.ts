import type { Transaction } from 'kysely';
import type { Caller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { addsProfit, type ChargeList, type ChargeListRef } from './charge-list.ts';
import { chargeTypesFor } from './charge-types.ts';
import type { ChargesRole } from './effective-role.ts';
import type { RecordFacts } from './record-facts.ts';
import type { StoredLine } from './stored-lines.ts';

/**
 * What load and save answer (API-50): `{quote, chargetypes, revision, addProfit, record, [featureType]: lines}`.
 * Amounts are JSON numbers. `addProfit` only for admins (D-120); it is on until one of them turned it off (D-20).
 */
export async function chargesAnswer(
  trx: Transaction<Tables>,
  { caller, role }: { caller: Caller; role: ChargesRole },
  { featureType }: ChargeListRef,
  list: ChargeList,
  facts: RecordFacts,
) {
  const used = [...new Set(list.lines.map(({ chargeType }) => chargeType))];
  return {
    quote: list.quote,
    chargetypes: await chargeTypesFor(trx, caller, used),
    revision: list.revision,
    ...(role === 'admin' && { addProfit: addsProfit(list) }),
    record: {
      id: list.id,
      reference: list.reference,
      customer: { id: list.customerId, companyName: list.companyName },
      savedAt: list.savedAt,
      savedBy: list.savedBy,
      ...facts,
    },
    [featureType]: list.lines.map(withNumbers),
  };
}

/**
 * The state of a list as the audit log stores it: the ids of its lines in their order, and those lines that the `other`
 * state has not or has otherwise. The full list stands in the record, and is not kept for years at every save.
 */
export function auditOf({ featureType }: ChargeListRef, list: ChargeList, other: ChargeList) {
  const { revision, addProfit, lines } = list;
  const same = new Set(other.lines.map((line) => JSON.stringify(line)));
  const charges = lines.filter((line) => !same.has(JSON.stringify(line))).map(withNumbers);
  return { featureType, revision, addProfit, lines: lines.map(({ id }) => id), charges };
}

/** 12 digits and few decimals are exact in a JSON number, and so are the 15 of a rate. */
function withNumbers(line: StoredLine) {
  const { original } = line;
  return {
    ...line,
    quantity: number(line.quantity),
    ...amountsOf(line),
    original: original && { ...original, ...amountsOf(original), rate: Number(original.rate) },
  };
}

type Amounts = Pick<StoredLine, 'unitCost' | 'totalPrice' | 'minimumPrice'>;

const amountsOf = ({ unitCost, totalPrice, minimumPrice }: Amounts) => ({
  unitCost: number(unitCost),
  totalPrice: number(totalPrice),
  minimumPrice: number(minimumPrice),
});

const number = (text: string | null) => (text === null ? null : Number(text));
