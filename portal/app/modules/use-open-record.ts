import { useLocation, useSearch } from 'wouter';

/** PostgreSQL's integer. */
const LARGEST_ID = 2_147_483_647;

/** A record's id as it stands in an address; undefined for none, or for what is no id. */
export function idIn(text: string | null): number | undefined {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= LARGEST_ID ? id : undefined;
}

interface OpenRecord {
  id: number | undefined;
  hrefOf(id: number): string;
  open(id: number): void;
  close(): void;
}

/** The record whose detail is open. It stands in the address, so that it can be linked to and the Back key closes it. */
export function useOpenRecord(parameter = 'record'): OpenRecord {
  const search = useSearch();
  const [, navigate] = useLocation();
  const addressWith = (id: number | undefined) => {
    const query = new URLSearchParams(location.search);
    if (id === undefined) query.delete(parameter);
    else query.set(parameter, String(id));
    return `${location.pathname}${query.size > 0 ? `?${query}` : ''}`;
  };
  return {
    id: idIn(new URLSearchParams(search).get(parameter)),
    hrefOf: addressWith,
    open: (id) => navigate(addressWith(id), { state: { fromList: true } }),
    close() {
      const { state } = history as { state: { fromList?: boolean } | null };
      if (state?.fromList) history.back();
      else navigate(addressWith(undefined), { replace: true });
    },
  };
}
