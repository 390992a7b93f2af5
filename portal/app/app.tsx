import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Redirect, useRouter } from 'wouter';
import './app.css.ts';
import { loadPart } from '../../shared/i18n/languages.ts';
import { PageErrorBoundary } from './layout/page-error-boundary.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { VisitorLayout } from './layout/visitor-layout.tsx';
import { areElsewhere } from './records-elsewhere/use-are-elsewhere.ts';
import { pageAt } from './routes/page-at.ts';
import { PATHS } from './routes/paths.ts';
import type { PageRoute } from './routes/routes.tsx';
import { usePath } from './routes/use-path.ts';
import { Guard } from './session/guard.tsx';
import { usePresence } from './session/presence.ts';
import { SessionTasks } from './session/session-tasks.tsx';
import { useSettledConfig } from './session/use-config.ts';
import { SplashEnd } from './splash.tsx';
import { useConfiguredFont } from './use-configured-font.ts';

const Shell = lazy(async () => ({ default: (await loadPart(() => import('./shell/lazy-shell.ts'))).Shell }));

const RecordsElsewhere = lazy(async () => ({
  default: (await loadPart(() => import('./records-elsewhere/lazy-part.ts'))).RecordsElsewhere,
}));

/**
 * The page of the address in its layout, behind its guard. A redirect is rendered beside the page it leads to, so that
 * the shell stays mounted.
 */
export function App() {
  const { parser } = useRouter();
  const path = usePath();
  useConfiguredFont();
  const config = useSettledConfig();
  const isConfigKnown = config !== undefined;
  const page = pageAt(parser, path);
  if (!page) {
    return (
      <Guard access="signed-in">
        <Redirect to={PATHS.error} replace />
      </Guard>
    );
  }
  const { route, params } = page;
  return (
    <Guard access={route.access}>
      {/* A `Redirect` only acts when it is mounted, so each address needs its own. */}
      {page.path !== path && (
        <Redirect key={path} to={page.path + location.search + location.hash} state={history.state} replace />
      )}
      <SessionTasks />
      <Layout route={route}>
        <PageErrorBoundary key={page.path} inside={route.layout !== 'blank'}>
          <Suspense fallback={<PageLoading />}>
            {/* What is asked for first goes by the provider's day; and no data come before the configuration. */}
            {isConfigKnown || route.access !== 'signed-in' ? (
              <>
                <SplashEnd />
                {areElsewhere(config) && route.access === 'signed-in' ? (
                  <RecordsElsewhere path={route.path}>
                    <route.page params={params} />
                  </RecordsElsewhere>
                ) : (
                  <route.page params={params} />
                )}
              </>
            ) : (
              <PageLoading />
            )}
          </Suspense>
        </PageErrorBoundary>
      </Layout>
    </Guard>
  );
}

/** Rendered at the same place for every page, so that the shell stays mounted from page to page. */
function Layout({ route: { layout, wide, page }, children }: { route: PageRoute; children: ReactNode }) {
  const isVisitor = usePresence() === 'visitor';
  // Beside the code of the shell, which only draws the page once it is there itself. A failure shows when it is drawn.
  useEffect(() => {
    page.preload?.().catch(() => undefined);
  }, [page]);
  if (layout === 'blank') return children;
  if (isVisitor) return <VisitorLayout wide={wide}>{children}</VisitorLayout>;
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <Shell wide={wide}>{children}</Shell>
      </Suspense>
    </PageErrorBoundary>
  );
}
