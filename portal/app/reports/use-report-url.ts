import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { currentPath } from '../routes/base-path.ts';

/** The parameters of the address; a change is a step of the browser's history, so that Back takes a filter back. */
export function useReportUrl() {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    search,
    addressOf(change: (params: URLSearchParams) => URLSearchParams): string {
      const next = change(new URLSearchParams(location.search));
      return `${currentPath()}${next.size > 0 ? `?${next}` : ''}`;
    },
    go: (address: string): void => navigate(address),
  };
}
