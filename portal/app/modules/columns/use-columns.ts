import type { UrlState } from '../../../../shared/list/use-list-query.ts';
import type { Column, ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { withoutOwnCompany } from '../list/shown-columns.ts';
import type { ListSettingsState } from '../settings/use-list-settings.ts';
import { chosenColumns } from './column-choice.ts';

/** Parameter of the address with the columns of a view, which count before the person's own. */
export const COLUMNS = 'columns';

const columnsOf = (params: URLSearchParams): string[] | undefined =>
  params.get(COLUMNS)?.split(',').filter(Boolean);

export interface ListColumns {
  /** Those of the list, in their order. */
  columns: readonly Column[];
  /** Those that it has for everybody. */
  usual: readonly Column[];
  /** Others than the list has for everybody. */
  isChosen: boolean;
  /** Shows these, by their ids, from now on; null: those that the list has for everybody. */
  choose(ids: readonly string[] | null): void;
}

interface Given {
  url: UrlState;
  settings: ListSettingsState;
  rows: readonly Row[];
  viewer: Viewer;
}

/**
 * The columns of a list: those in the address, else the person's own choice, else those that the list has for everybody. A
 * choice goes to where the present one is.
 */
export function useColumns(
  definition: ModuleDefinition,
  { url, settings, rows, viewer }: Given,
): ListColumns {
  const usual = withoutOwnCompany(definition.columns, rows, viewer).filter(({ inDetail }) => !inDetail);
  const ofAddress = columnsOf(new URLSearchParams(url.search));
  const ids = ofAddress ?? settings.settings.columns;
  const columns = ids ? chosenColumns(definition, ids) : usual;
  return {
    columns,
    usual,
    isChosen: ids !== null && !isSame(columns, usual),
    choose(next) {
      if (!ofAddress) return settings.change((now) => ({ ...now, columns: next && [...next] }));
      url.replace((params) => {
        params.set(COLUMNS, (next ?? usual.map(({ id }) => id)).join(','));
        return params;
      });
    },
  };
}

const isSame = (one: readonly Column[], other: readonly Column[]): boolean =>
  one.length === other.length && one.every((column, n) => column === other[n]);
