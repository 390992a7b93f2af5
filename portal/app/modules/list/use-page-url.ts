import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { UrlState } from '../../../../shared/list/use-list-query.ts';

/** The parameters of the page's address. They are replaced without a step of the browser's history. */
export function usePageUrl(): UrlState {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    search,
    replace(change) {
      const next = change(new URLSearchParams(location.search));
      navigate(`${location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
    },
  };
}
