import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { charged, sum } from '../../../../shared/trade/money.ts';
import { addsProfit, type ChargeList } from './charge-list.ts';

/**
 * The changes of a list, for the audit log: how many lines there are, how many were edited, what a currency's lines
 * come to without the 10% profits, and whether those are added. That the first save of an admin stores what was added
 * anyway is no change.
 */
export function chargeChanges(before: ChargeList, after: ChargeList): AuditChange[] {
  const [old, now] = [totalsOf(before), totalsOf(after)];
  const currencies = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changes: AuditChange[] = [
    { field: 'lines', before: before.lines.length, after: after.lines.length },
    { field: 'linesEdited', before: 0, after: edited(before, after) },
    ...currencies.map((of) => ({
      field: 'total',
      ...(of && { of }),
      before: old.get(of) ?? null,
      after: now.get(of) ?? null,
    })),
    { field: 'addProfit', before: addsProfit(before), after: addsProfit(after) },
  ];
  return changes.filter((change) => change.before !== change.after);
}

function totalsOf({ lines }: ChargeList): Map<string, string> {
  const currencies = new Set(lines.map(({ currency }) => currency ?? ''));
  const amounts = (currency: string) =>
    lines
      .filter((line) => (line.currency ?? '') === currency)
      .map(({ totalPrice, minimumPrice }) => charged(totalPrice ?? '0', minimumPrice ?? '', currency).amount);
  return new Map([...currencies].map((currency) => [currency, sum(amounts(currency), currency)]));
}

/** Also a line that only moved. */
function edited(before: ChargeList, after: ChargeList): number {
  const old = new Map(before.lines.map((line, index) => [line.id, JSON.stringify([index, line])]));
  return after.lines.filter((line, index) => {
    const was = old.get(line.id);
    return was !== undefined && was !== JSON.stringify([index, line]);
  }).length;
}
