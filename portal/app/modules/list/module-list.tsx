import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import type { ExportFormat } from '../../../../shared/contract/exports.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { NEWEST, type QueryRules } from '../../../../shared/list/list-query.ts';
import { useList } from '../../../../shared/list/use-list.ts';
import { useListQuery } from '../../../../shared/list/use-list-query.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import type { ModuleDefinition, Row, Viewer } from '../../../lists/definition.ts';
import { moduleSource } from '../../../lists/request/request.ts';
import { texts } from '../../../lists/texts/index.ts';
import { RowsEnd } from '../../layout/rows-end.tsx';
import { useGo } from '../../layout/use-go.ts';
import { WaitingNotice } from '../../layout/waiting-notice.tsx';
import { PHONE } from '../../shell/sizes.ts';
import { useMedia } from '../../shell/use-media.ts';
import { chosenColumns } from '../columns/column-choice.ts';
import { useColumns } from '../columns/use-columns.ts';
import { exportInput } from '../export/export-input.ts';
import { ExportStatus } from '../export/export-status.tsx';
import { useExport } from '../export/use-export.ts';
import { RecordDrawer } from '../record/record-drawer.tsx';
import { useOpenRecord } from '../record/use-open-record.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { SelectionLink } from '../selection/selection-link.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useListSettings } from '../settings/use-list-settings.ts';
import { ListSums } from '../sums/list-sums.tsx';
import { useViews } from '../views/use-views.ts';
import { EmptyHint } from './empty-hint.tsx';
import { useListAddress, useListRows } from './list-address.ts';
import { ListCards } from './list-cards.tsx';
import { ListError } from './list-error.tsx';
import { ListOnPaper } from './list-on-paper.tsx';
import { ListTable } from './list-table.tsx';
import * as toolbar from './list-toolbar.css.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ListTools } from './list-tools.tsx';
import * as s from './module-list.css.ts';
import { RowLinks } from './row-link.tsx';
import { columnsFor } from './shown-columns.ts';
import { TimesNote } from './times-note.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useNarrow } from './use-narrow.ts';
import { usePageUrl } from './use-page-url.ts';
import { useToolbarHeight } from './use-toolbar-height.ts';

export interface ModuleListProps {
  definition: ModuleDefinition;
  client: Client;
  viewer: Viewer;
  /** For what changes records outside the list. */
  ref?: Ref<ListHandle>;
  /** Opens a row in the page's own way. */
  onOpen?(row: Row): void;
  /** What can be done with a row beside opening it, at its end. */
  rowActions?(row: Row, list: ListHandle): ReactNode;
  /** What can be done with the chosen rows beside their export. */
  selectionActions?(ids: ReadonlySet<number>, list: ListHandle): ReactNode;
}

/** For what changes records of the list. */
export interface ListHandle {
  rows: readonly Row[];
  /** Loads the rows anew. */
  reload(): void;
  /** No row is chosen any more. */
  clearSelection(): void;
}

/** The links at the end of each row, where the list has some. */
const linksOf = ({ rowActions }: ModuleDefinition, viewer: Viewer) =>
  rowActions && ((row: Row) => <RowLinks of={rowActions(row, viewer)} />);

/** What the address may contain for the list. */
const rulesOf = ({ columns, filters = [], sort = NEWEST }: ModuleDefinition): QueryRules => ({
  sort,
  sortable: columns.flatMap((column) => column.sort ?? []),
  filters: filters.map(({ id }) => id),
});

/** The list of one module, as its definition describes it; its search, order and filters stand in the address. */
export function ModuleList(props: ModuleListProps) {
  const { definition, client, viewer, ref, onOpen, rowActions, selectionActions } = props;
  const text = useText(texts);
  const formats = useFormats();
  const isPhone = useMedia(PHONE);
  const rules = useMemo(() => rulesOf(definition), [definition]);
  const url = usePageUrl();
  useListAddress(definition.id, url.search);
  const { query, isInitial, dispatch } = useListQuery(rules, url);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the locale stands for `text` and `formats`
  const source = useMemo(
    () => moduleSource(client, definition, { query, language: { text, formats } }),
    [client, definition, query, formats.locale],
  );
  const list = useList(source);
  useListRows(definition.id, list.rows, list.total);
  const isLost = useLiveRows(client, definition, list);
  const exported = useExport(client);
  const settings = useListSettings(client, definition.id, viewer.userId);
  const card = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(card);
  const room = isPhone ? 'phone' : isNarrow ? 'narrow' : 'wide';
  const chosen = useColumns(definition, {
    ...{ url, settings, rows: list.rows, viewer, room },
    ...{ place: card, locale: formats.locale },
  });
  const selection = useSelection(query, list.rows);
  const views = useViews({
    ...{ url, rules, settings, query },
    filters: definition.filters ?? [],
    ready: definition.views ?? [],
    columnsOf: (ids) => columnsFor(chosenColumns(definition, ids), list.rows, viewer),
    companyId: viewer.homeCompanyId,
    columns: chosen.columns,
    hasOwn: chosen.hasOwn,
  });
  const detail = useOpenRecord();
  const opened = useOpenRecord(definition.pageRecord);
  const go = useGo();
  useListKeys({ list: card, search });
  useToolbarHeight(card, bar);
  const { rows, total, phase } = list;

  const pageOf = (row: Row) => definition.opens?.(row, viewer);
  const hrefOf = (row: Row) => pageOf(row) ?? opened.hrefOf(row.id);
  const count = total === undefined ? '' : text('list.count', { count: total });
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing' || !settings.isLoaded;
  const isShown = settings.isLoaded && rows.length > 0;
  const isExporting = exported.phase.step === 'running';
  const startExport = (format: ExportFormat, ids?: readonly number[]) => {
    const { locale } = formats;
    exported.start({
      input: exportInput(definition, { query, columns: chosen.exported, format, locale, ids }),
      title: text(definition.title),
      count: ids?.length ?? total,
    });
  };
  const clearSelection = () => {
    selection.toggleAll(false);
    // The bar goes with what was pressed.
    card.current?.querySelector<HTMLElement>('[data-selects-row]')?.focus();
  };
  const handle: ListHandle = { rows, reload: list.reload, clearSelection };
  useImperativeHandle(ref, () => handle);
  const shared = {
    definition,
    viewer,
    columns: chosen.columns,
    rows,
    rowActions: rowActions ? (row: Row) => rowActions(row, handle) : linksOf(definition, viewer),
    selection,
    open: opened.id,
    hrefOf,
    // Another page, or another record on this one, leaves the work on it.
    onOpen:
      onOpen ??
      ((row: Row) => (pageOf(row) || definition.pageRecord ? go(hrefOf(row)) : opened.open(row.id))),
  };

  return (
    <div ref={card} className={s.card} data-selecting={selection.ids.size > 0 || undefined}>
      <ListToolbar
        definition={definition}
        columns={columnsFor(definition.columns, rows, viewer)}
        query={query}
        isInitial={isInitial}
        isPhone={isPhone}
        search={search}
        bar={bar}
        onAction={dispatch}
      >
        <div className={toolbar.end}>
          <ListTools
            definition={definition}
            columns={chosen}
            views={viewer.userId === undefined ? undefined : views}
            settings={settings}
            count={total}
            isExporting={isExporting}
            onExport={startExport}
          />
          <span className={toolbar.count}>{isLoading ? '' : count}</span>
        </div>
      </ListToolbar>
      <ListOnPaper view={views.selected?.name} filters={definition.filters ?? []} query={query} />
      <LiveRegion message={isLoading ? '' : count} repeatKey={query} />
      <WaitingNotice client={client} className={s.notice} />
      {definition.hasSums && <ListSums client={client} definition={definition} query={query} phase={phase} />}
      {isLost && (
        <div className={s.notice}>
          <Banner kind="warning">{text('portal.lost')}</Banner>
        </div>
      )}
      <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
        <div className={isLoading && !isShown ? s.waiting : undefined}>
          {settings.isLoaded &&
            (isPhone ? (
              <ListCards {...shared} />
            ) : (
              <ListTable {...shared} sort={query} onSort={(field) => dispatch({ type: 'sort', field })} />
            ))}
          {(phase.step === 'failed' || phase.step === 'pageFailed') && (
            <div className={s.notice}>
              <ListError definition={definition} error={phase.error} onRetry={list.retry} />
            </div>
          )}
        </div>
      </SpinnerOverlay>
      <div className={s.foot}>
        <ExportStatus {...exported} />
        <SelectionBar
          count={selection.ids.size}
          isExporting={isExporting}
          onExport={(format) => startExport(format, [...selection.ids])}
          onClear={clearSelection}
        >
          {definition.selectionActions?.(selection.rows, viewer).map((link) => (
            <SelectionLink key={link.href} of={link} />
          ))}
          {selectionActions?.(selection.ids, handle)}
        </SelectionBar>
      </div>
      {isShown && <TimesNote columns={chosen.columns} className={s.times} />}
      <RowsEnd step={settings.isLoaded ? phase.step : 'loading'} onMore={list.loadMore} />
      {phase.step === 'empty' && isInitial && <EmptyHint of={definition.emptyHint?.(viewer)} />}
      {detail.id !== undefined && (
        <RecordDrawer
          client={client}
          definition={definition}
          id={detail.id}
          rows={rows}
          total={total}
          hrefOf={detail.hrefOf}
          viewer={viewer}
          onGo={detail.step}
          onClose={detail.close}
        />
      )}
    </div>
  );
}
