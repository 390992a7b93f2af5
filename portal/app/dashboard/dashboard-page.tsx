import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { Arrivals } from './arrivals/arrivals.tsx';
import { useArrivals } from './arrivals/use-arrivals.ts';
import * as s from './dashboard.css.ts';
import { Figures } from './figures.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { useDoneSteps } from './first-steps/use-done-steps.ts';
import { Latest } from './latest.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { useShipmentMap } from './map/use-shipment-map.ts';
import type { Summary } from './summary.ts';
import { TaskList } from './tasks/task-list.tsx';
import { tasksFor } from './tasks/tasks.ts';
import { texts } from './texts/index.ts';
import { Tools } from './tools.tsx';
import { useSummary } from './use-summary.ts';

/** Kinds of tasks that are less high than the map and the latest records. */
const FEW = 5;

/** MOD-01: what waits first, then where freight is and when it comes, and what is new. */
export function DashboardPage() {
  const text = useText(texts);
  const { state, retry } = useSummary(client);
  return (
    <>
      <PageTitle of={text('menu.dashboard')} />
      <PageHeader title={text('menu.dashboard')} usesDays />
      <WaitingNotice className={s.notice} />
      {state.name === 'failed' ? (
        <LoadError message={text('dashboard.failed')} error={state.cause} onRetry={retry} />
      ) : (
        <SpinnerOverlay busy={state.name === 'loading'} label={text('common.loading')}>
          <Contents summary={state.name === 'loaded' ? state.summary : undefined} />
        </SpinnerOverlay>
      )}
    </>
  );
}

function Contents({ summary }: { summary: Summary | undefined }) {
  const profile = useProfile();
  const arrivals = useArrivals(client);
  const map = useShipmentMap(client);
  const done = useDoneSteps(client);
  const groups = summary && profile && done && tasksFor(profile, summary.tasks);
  // How high the first steps, the tasks and the map are is unknown until their data arrive, so what is below them is rendered
  // with them and never moves.
  const isMapKnown = map.answer !== undefined || map.error !== undefined;
  // Customers see their own records alone.
  const hasOwners = useListViewer().role !== undefined;
  const latest = summary && <Latest summary={summary} hasOwners={hasOwners} />;
  // Few tasks end above the map's panel: below both columns the latest records leave no gap.
  const hasFewTasks = (groups?.length ?? 0) <= FEW;
  return (
    <>
      {done && <FirstSteps done={done} />}
      <div className={s.columns}>
        <div className={s.stack}>
          <TaskList groups={groups} />
          {groups && <Arrivals {...arrivals} />}
        </div>
        <div className={s.stack}>
          {summary && done && isMapKnown && (
            <>
              <Figures summary={summary} />
              <MapPanel {...map} />
              {!hasFewTasks && latest}
            </>
          )}
        </div>
      </div>
      {hasFewTasks && summary && done && isMapKnown && <div className={s.beside}>{latest}</div>}
      {groups && isMapKnown && <Tools />}
    </>
  );
}
