import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { UrlState } from '../../../../shared/list/use-list-query.ts';
import { currentPath } from '../../routes/base-path.ts';

/** The parameters of the page's address. They are replaced without a step of the browser's history. */
export function usePageUrl(): UrlState {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    search,
    replace(change) {
      const next = change(new URLSearchParams(location.search));
      navigate(`${currentPath()}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
    },
  };
}
