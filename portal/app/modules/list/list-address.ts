import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Row } from '../../../lists/definition.ts';
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

/** The rows of a list, as far as they are loaded, and how many it has, once that is known. */
export interface ListedRows {
  readonly ids: readonly number[];
  readonly total: number | undefined;
}

const NONE: ListedRows = { ids: [], total: undefined };

/** The rows of each list as they were shown last, by the list's id. */
const rowsAtom = atom<Readonly<Record<string, ListedRows>>>({});

/** Keeps which rows a list shows, for the way from one record to the next. */
export function useListRows(list: string, rows: readonly Row[], total: number | undefined): void {
  const setRows = useSetAtom(rowsAtom);
  useEffect(() => {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) setRows((known) => ({ ...known, [list]: { ids, total } }));
  }, [list, rows, total, setRows]);
}

/** The rows of the list as it was left; none where it wasn't shown since the page was loaded. */
export const useListedRows = (list: string): ListedRows => useAtomValue(rowsAtom)[list] ?? NONE;

/** The list as it was left; undefined where it wasn't shown since the page was loaded. */
export const useLeftList = (list: string): string | undefined => useAtomValue(addressesAtom)[list];
