import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { currentPath } from '../../routes/base-path.ts';
import { DETAIL_PARAMETER } from '../record/use-open-record.ts';

/** Where the page showed each list last, by the list's id. */
const addressesAtom = atom<Readonly<Record<string, string>>>({});

/** Keeps the address of the list that is shown, with its search, filters and order, for the way back from a record. */
export function useListAddress(list: string, search: string): void {
  const setAddresses = useSetAtom(addressesAtom);
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete(DETAIL_PARAMETER);
    const address = `${currentPath()}${params.size > 0 ? `?${params}` : ''}`;
    setAddresses((known) => (known[list] === address ? known : { ...known, [list]: address }));
  }, [list, search, setAddresses]);
}

/** The list as it was left; undefined where it wasn't shown since the page was loaded. */
export const useLeftList = (list: string): string | undefined => useAtomValue(addressesAtom)[list];
