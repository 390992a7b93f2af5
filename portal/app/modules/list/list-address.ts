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

/** The rows of each list as they were shown last, by the list's id. */
const rowsAtom = atom<Readonly<Record<string, readonly number[]>>>({});

/** Keeps which rows a list shows, for the way from one record to the next. */
export function useListRows(list: string, rows: readonly Row[]): void {
  const setRows = useSetAtom(rowsAtom);
  useEffect(() => {
    if (rows.length > 0) setRows((known) => ({ ...known, [list]: rows.map(({ id }) => id) }));
  }, [list, rows, setRows]);
}

interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** Which of the rows it is, from 1 on, and of how many that were loaded. */
  place: number;
  count: number;
}

/** The records before and after one in the list as it was left; undefined where that didn't show it. */
export function useNeighbours(list: string, id: number): Neighbours | undefined {
  const rows = useAtomValue(rowsAtom)[list] ?? [];
  const at = rows.indexOf(id);
  return at < 0
    ? undefined
    : { previous: rows[at - 1], next: rows[at + 1], place: at + 1, count: rows.length };
}

/** The list as it was left; undefined where it wasn't shown since the page was loaded. */
export const useLeftList = (list: string): string | undefined => useAtomValue(addressesAtom)[list];
