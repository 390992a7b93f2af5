import { useSearch } from 'wouter/use-browser-location';
import { usePath } from './use-path.ts';

/** The page's path with its query, and the query by name. */
export function useAddress(): { address: string; query: URLSearchParams } {
  const search = useSearch();
  return { address: usePath() + search, query: new URLSearchParams(search) };
}
