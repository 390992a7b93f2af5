import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { currentPath } from '../../routes/base-path.ts';
import { idIn } from '../../routes/record-id.ts';

interface OpenRecord {
  id: number | undefined;
  hrefOf(id: number): string;
  open(id: number): void;
  /** Shows another one in its place: closing leads where it would have led. */
  step(id: number): void;
  close(): void;
}

export const DETAIL_PARAMETER = 'record';

/**
 * The record whose detail is open, or with another `parameter` the one that the page shows. It is stored in the address,
 * so that it can be linked and Back closes it.
 */
export function useOpenRecord(parameter = DETAIL_PARAMETER): OpenRecord {
  const search = useSearch();
  const [, navigate] = useLocation();
  const addressWith = (id: number | undefined) => {
    const query = new URLSearchParams(location.search);
    if (id === undefined) query.delete(parameter);
    else query.set(parameter, String(id));
    return `${currentPath()}${query.size > 0 ? `?${query}` : ''}`;
  };
  return {
    id: idIn(new URLSearchParams(search).get(parameter)),
    hrefOf: addressWith,
    open: (id) => navigate(addressWith(id), { state: { fromList: true } }),
    step: (id) => navigate(addressWith(id), { replace: true, state: history.state }),
    close() {
      const { state } = history as { state: { fromList?: boolean } | null };
      if (state?.fromList) history.back();
      else navigate(addressWith(undefined), { replace: true });
    },
  };
}
