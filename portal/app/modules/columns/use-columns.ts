import type { RefObject } from 'react';
import type { UrlState } from '../../../../shared/list/use-list-query.ts';
import { sameItems } from '../../../../shared/same-items.ts';
import type { Column, ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { columnsFor } from '../list/shown-columns.ts';
import { useLeftOut } from '../list/use-left-out.ts';
import type { ListSettingsState } from '../settings/use-list-settings.ts';
import { chosenColumns, givingWay } from './column-choice.ts';

/** Parameter of the address with the columns of a view, which count before the person's own. */
export const COLUMNS = 'columns';
/** Parameter of the address with the view that was chosen. What it shows stands there as well, for those who don't have it. */
export const SAVED = 'saved';
/** In the place of a view's id: the list as it is for everybody, though the person has columns of their own. */
export const STANDARD = 'standard-list';

const columnsOf = (params: URLSearchParams): string[] | undefined =>
  params.get(COLUMNS)?.split(',').filter(Boolean);

export interface ListColumns {
  /** Those of the list, in their order. */
  columns: readonly Column[];
  /** Those that it has for everybody in its present room. */
  usual: readonly Column[];
  /** Those of a file, which has the usual ones whatever the room. */
  exported: readonly Column[];
  /** Others than the list has for everybody. */
  isChosen: boolean;
  /** The person has columns of their own for the list, whether it shows them or not. */
  hasOwn: boolean;
  /** Shows these, by their ids, from now on; null: those that the list has for everybody. */
  choose(ids: readonly string[] | null): void;
}

interface Given {
  url: UrlState;
  settings: ListSettingsState;
  rows: readonly Row[];
  viewer: Viewer;
  /** Of the list on the page: a narrow one leaves out what is less often read. */
  room: 'wide' | 'narrow' | 'phone';
  /** Where the list stands. */
  place: RefObject<HTMLElement | null>;
  locale: string;
}

/**
 * The columns of a list: those in the address, else the person's own choice, else those that the list has for everybody. A
 * choice goes to where the present one is; one that is made in the standard list is the person's own from then on.
 */
export function useColumns(
  definition: ModuleDefinition,
  { url, settings, rows, viewer, room, place, locale }: Given,
): ListColumns {
  const all = columnsFor(definition.columns, rows, viewer).filter(({ inDetail }) => !inDetail);
  const wide = room === 'narrow' ? all.filter(({ minor }) => minor !== true) : all;
  const params = new URLSearchParams(url.search);
  const ofAddress = columnsOf(params);
  const isStandard = params.get(SAVED) === STANDARD;
  const own = settings.settings.columns;
  const ids = ofAddress ?? (isStandard ? null : own);
  // What was chosen stays, and cards have room below one another.
  const giving = ids || room === 'phone' ? [] : givingWay(wide, rows);
  const gone = giving.slice(0, useLeftOut(place, { columns: giving.map(({ id }) => id), locale }));
  const usual = gone.length === 0 ? wide : wide.filter((column) => !gone.includes(column));
  // A view that the list has for everybody names the company for those who see several.
  const isReady = definition.views?.some(({ id }) => id === params.get(SAVED));
  const chosen = ids && chosenColumns(definition, ids);
  const columns = isReady && chosen ? columnsFor(chosen, rows, viewer) : (chosen ?? usual);
  return {
    columns,
    usual,
    exported: columnsOfFile(definition, ids ? columns : all),
    isChosen: ids !== null && !sameItems(columns, usual),
    hasOwn: own !== null && !sameItems(chosenColumns(definition, own), usual),
    choose(next) {
      if (ofAddress)
        return url.replace((now) => {
          now.set(COLUMNS, (next ?? usual.map(({ id }) => id)).join(','));
          return now;
        });
      settings.change((now) => ({ ...now, columns: next && [...next] }));
      if (isStandard)
        url.replace((now) => {
          now.delete(SAVED);
          return now;
        });
    },
  };
}

/** A file has each value in a column of its own, once. */
const columnsOfFile = (definition: ModuleDefinition, columns: readonly Column[]): readonly Column[] => [
  ...new Set(
    columns.flatMap((column) =>
      column.inFiles ? definition.columns.filter(({ id }) => column.inFiles?.includes(id)) : [column],
    ),
  ),
];
