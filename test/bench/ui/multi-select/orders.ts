import type { Option } from '../../../../shared/ui/options/option.ts';

/** As many known orders as a large importer has. */
export const ORDERS: readonly (Option & { id: number })[] = Array.from({ length: 10_000 }, (_, n) => ({
  id: n + 1,
  label: `PO-${String((n * 7919) % 100_000).padStart(5, '0')}-${n % 7}`,
}));
