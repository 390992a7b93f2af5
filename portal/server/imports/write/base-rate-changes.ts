import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { PRICE_COLUMNS } from '../../base-rates/price-columns.ts';

/** By column of the file, where the audit log has another meaning for its id. */
const FIELDS: Readonly<Record<string, string>> = { carrier: 'oceanCarrier', localCharges: 'storedCharges' };

/** What an import made of a base rate, in the fields that the audit log has words for. */
export const baseRateChanges = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.map((change) => {
    const { field } = change;
    const container = PRICE_COLUMNS.find(({ id }) => id === field)?.container;
    return container
      ? { ...change, field: 'price', of: container }
      : { ...change, field: FIELDS[field] ?? field };
  });
