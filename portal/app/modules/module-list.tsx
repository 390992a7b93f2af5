import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { Client } from '../../../shared/client/client.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { OfflineNotice } from '../layout/offline-notice.tsx';
import { PHONE } from '../shell/sizes.ts';
import { useMedia } from '../shell/use-media.ts';
import { type ModuleDefinition, NEWEST, type Viewer } from './definition.ts';
import { ExportButtons } from './export-buttons.tsx';
import { ListCards } from './list-cards.tsx';
import { ListEnd } from './list-end.tsx';
import { ListError } from './list-error.tsx';
import { type Knows, type ListAction, listReducer, queryOf, stateOf } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import * as toolbar from './list-toolbar.css.ts';
import { ListToolbar } from './list-toolbar.tsx';
import * as s from './module-list.css.ts';
import { RecordDrawer } from './record-drawer.tsx';
import type { Scope } from './request.ts';
import { texts } from './texts/index.ts';
import { useList } from './use-list.ts';
import { useOpenRecord } from './use-open-record.ts';

interface ModuleListProps {
  definition: ModuleDefinition;
  client: Client;
  viewer: Viewer;
  scope?: Scope | undefined;
}

/** What the address may ask of the list. */
function knows({ columns, filters = [], sort = NEWEST }: ModuleDefinition): Knows {
  return {
    sort,
    sortable: columns.flatMap((column) => column.sort ?? []),
    filters: filters.map(({ id }) => id),
  };
}

/** The list of one module, as its definition describes it; what it shows stands in the address. */
export function ModuleList({ definition, client, viewer, scope }: ModuleListProps) {
  const text = useText(texts);
  const search = useSearch();
  const [, navigate] = useLocation();
  const isPhone = useMedia(PHONE);
  const known = useMemo(() => knows(definition), [definition]);
  const state = useMemo(() => stateOf(new URLSearchParams(search), known), [search, known]);
  const list = useList(client, definition, state, scope);
  const record = useOpenRecord(definition.recordParameter);
  const { rows, total, phase } = list;

  const act = (action: ListAction) => {
    const next = queryOf(listReducer(state, action, known.sort), new URLSearchParams(location.search), known);
    navigate(`${location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true });
  };
  const isInitial = queryOf(state, new URLSearchParams(), known).size === 0;
  const count = total === undefined ? '' : text('list.count', { count: total });
  const isLoading = phase.name === 'loading';
  const shared = { definition, rows, open: record.id, hrefOf: record.hrefOf, onOpen: record.open };

  return (
    <div className={s.card}>
      <ListToolbar
        definition={definition}
        state={state}
        isInitial={isInitial}
        sorts={isPhone && known.sortable.length > 0}
        onAction={act}
      >
        {definition.exports && (rows.length > 0 || isLoading) && (
          <ExportButtons client={client} definition={definition} state={state} />
        )}
        <span className={toolbar.count}>{isLoading ? '' : count}</span>
      </ListToolbar>
      <LiveRegion message={isLoading ? '' : count} repeatKey={state} />
      <OfflineNotice client={client} className={s.notice} />
      <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
        <div className={isLoading && rows.length === 0 ? s.waiting : undefined}>
          {isPhone ? (
            <ListCards {...shared} />
          ) : (
            <ListTable {...shared} sort={state} onSort={(field) => act({ type: 'sort', field })} />
          )}
          {phase.name === 'failed' && (
            <div className={s.notice}>
              <ListError definition={definition} cause={phase.cause} onRetry={list.retry} />
            </div>
          )}
        </div>
      </SpinnerOverlay>
      <ListEnd phase={phase.name} isEmpty={rows.length === 0} onMore={list.loadMore} />
      {record.id !== undefined && (
        <RecordDrawer
          key={record.id}
          client={client}
          definition={definition}
          id={record.id}
          scope={scope}
          known={rows.find(({ id }) => id === record.id)}
          viewer={viewer}
          onClose={record.close}
        />
      )}
    </div>
  );
}
