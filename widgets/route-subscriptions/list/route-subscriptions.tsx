import { useAtomValue } from 'jotai';
import { useAttribute } from '../../../shared/element/host.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ListEnd } from '../../../shared/list/list-end.tsx';
import { ownBackendAtom } from '../../../shared/record/backend-state.ts';
import { Messages } from '../../../shared/record/messages.tsx';
import { ToolFrame } from '../../../shared/record/tool-frame.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { LiveRegion } from '../../../shared/ui/visually-hidden/live-region.tsx';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { ReferenceMessage } from '../reference/reference-message.tsx';
import { texts } from '../texts/index.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { FindBar } from './find-bar.tsx';
import { Generator } from './generator.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PasteButton } from './paste-button.tsx';
import { RouteDrawer } from './route-drawer.tsx';
import type { RouteList } from './route-list.ts';
import * as s from './route-subscriptions.css.ts';
import { RouteTable } from './route-table.tsx';
import { SearchBar } from './search-bar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { drawerAtom, hasGeneratorAtom, listAtom, ratesAtom, recordState } from './state.ts';
import { UndoBanner } from './undo-banner.tsx';
import { useRouteList } from './use-route-list.ts';

/** The routes that a company subscribes to (SUB-01), below the form for rate sheets or the search (SUB-04 to SUB-07). */
export function RouteSubscriptions() {
  const text = useText(texts);
  const list = useRouteList();
  const phase = useAtomValue(recordState.phaseAtom);
  const hasGenerator = useAtomValue(hasGeneratorAtom);
  const isProfile = useAttribute('profile', 'boolean');
  const isOwn = useAtomValue(ownBackendAtom);
  const isDrawerOpen = useAtomValue(drawerAtom) !== null;
  const isClosed = phase !== 'ready' && phase !== 'loading';

  return (
    <div className={s.tool}>
      {hasGenerator && <Generator list={list} />}
      <ToolFrame
        // The profile's page is named after the routes already, and the form for rate sheets needs an end.
        heading={
          <h2 className={isProfile && !hasGenerator ? visuallyHidden : s.heading}>
            {text('routes.heading')}
          </h2>
        }
        isClosed={isClosed}
        messages={
          <>
            <Messages state={recordState} onReload={list.reload} />
            {/* While it is open it stands in the drawer. */}
            {phase === 'ready' && !isDrawerOpen && <ReferenceMessage />}
            <UndoBanner deleting={list.deleting} />
          </>
        }
      >
        <Toolbar list={list} isReady={phase === 'ready'} />
        {hasGenerator && isOwn && <FindBar onAction={list.query} />}
        {hasGenerator === false && isOwn && <SearchBar onAction={list.query} />}
        {hasGenerator === undefined && <div className={s.searchPlace} />}
        {!isClosed && <Routes list={list} />}
      </ToolFrame>
      <RouteDrawer list={list} />
      <DeletionDialog deleting={list.deleting} />
      <LeaveDialog list={list} />
    </div>
  );
}

function Toolbar({ list, isReady }: { list: RouteList; isReady: boolean }) {
  const text = useText(texts);
  const { total } = useAtomValue(listAtom);
  const isOwn = useAtomValue(ownBackendAtom);
  const count = isReady && total !== undefined ? text('routes.count', { count: total }) : '';
  return (
    <div className={s.toolbar}>
      <Button variant="primary" disabled={!isReady} onClick={() => list.drawer.openNew()}>
        {text('routes.add')}
      </Button>
      {isOwn && <PasteButton list={list} disabled={!isReady} />}
      <span className={s.count}>{count}</span>
      <LiveRegion message={count} />
    </div>
  );
}

function Routes({ list }: { list: RouteList }) {
  const text = useText(texts);
  const { phase, rows } = useAtomValue(listAtom);
  const { hasFailed } = useAtomValue(ratesAtom);
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing';
  return (
    <SpinnerOverlay busy={isLoading} label={text('routes.loading')}>
      <div className={rows.length === 0 && isLoading ? s.waiting : undefined}>
        {rows.length > 0 && <SelectionBar list={list} />}
        {hasFailed && (
          <p className={s.note}>
            {text('routes.rates.failed')}
            <Button size="sm" onClick={list.retryRates}>
              {text('common.tryAgain')}
            </Button>
          </p>
        )}
        <RouteTable list={list} />
        <ListEnd step={phase.step} onMore={list.loadMore} />
      </div>
    </SpinnerOverlay>
  );
}
