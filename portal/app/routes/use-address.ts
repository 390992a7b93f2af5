import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The page's path with its query, and the query by name. */
export function useAddress(): { address: string; query: URLSearchParams } {
  const search = useSearch();
  return { address: usePathname() + search, query: new URLSearchParams(search) };
}
