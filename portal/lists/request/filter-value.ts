import type { ListQuery } from '../../../shared/list/list-query.ts';
import { idIn } from '../../app/routes/record-id.ts';
import type { Filter } from '../definition.ts';

type Chosen = Pick<ListQuery, 'filters'>;

/**
 * An edited address may contain anything in the place of a day; anything else than a day is ignored, which is said beside
 * the empty field ({@link ignoredFilters}).
 */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** What a filter filters by; empty if it filters nothing. */
export function filterValue(filter: Filter, { filters }: Chosen): string {
  const value = filters[filter.id];
  if (filter.kind === 'port' || filter.kind === 'airport') return String(idIn(value ?? null) ?? '');
  if (filter.kind === 'text') return value ?? '';
  const given = value ?? filter.initial?.() ?? '';
  if (filter.kind === 'choice') return given;
  return isDay(given) ? given : '';
}

/** The filters that an edited address gave something that can't be read: they filter nothing. */
export const ignoredFilters = (filters: readonly Filter[], chosen: Chosen): readonly Filter[] =>
  filters.filter((filter) => {
    const given = chosen.filters[filter.id]?.trim();
    if (!given) return false;
    return filter.kind === 'choice'
      ? filter.options.every(({ id }) => id !== given)
      : filterValue(filter, chosen) === '';
  });

/** The period that ends before it begins, so that no row can be in it. */
export function reversedPeriod(
  filters: readonly Filter[],
  chosen: Chosen,
): { from: string; to: string } | undefined {
  for (const first of filters) {
    const last = first.kind === 'date' && filters.find(({ id }) => id === first.until);
    if (!last) continue;
    const end = filterValue(last, chosen);
    if (end && filterValue(first, chosen) > end) return { from: first.id, to: last.id };
  }
  return undefined;
}
