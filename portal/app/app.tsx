import { lazy, type ReactNode, Suspense } from 'react';
import { matchRoute, Redirect, useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import './app.css.ts';
import { Bare } from './layout/bare.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import { LoadFailure } from './load-failure.tsx';
import { PATHS } from './paths.ts';
import { type PageRoute, ROUTES } from './routes.tsx';
import { Guard } from './session/guard.tsx';
import { usePresence } from './session/presence.ts';
import { SessionKeeper } from './session/session-keeper.tsx';
import { SplashEnd } from './splash.tsx';
import { useOutsideFont } from './use-outside-font.ts';

const Shell = lazy(async () => ({ default: (await import('./shell/load.ts')).Shell }));

/** The page of the address, for whom may see it, in its layout. */
export function App() {
  const { parser } = useRouter();
  const path = usePathname();
  useOutsideFont();
  for (const route of ROUTES) {
    const [matches, params] = matchRoute(parser, route.path, path);
    if (!matches) continue;
    const named = params as Record<string, string>;
    if ('to' in route) return <Redirect to={`${route.to(named)}${location.search}`} replace />;
    return (
      <Guard access={route.access}>
        <SessionKeeper />
        <Layout route={route}>
          <LoadFailure key={path} inside={route.layout !== 'blank'}>
            <Suspense fallback={<PageLoading />}>
              <SplashEnd />
              <route.page params={named} />
            </Suspense>
          </LoadFailure>
        </Layout>
      </Guard>
    );
  }
  return (
    <Guard access="signed-in">
      <Redirect to={PATHS.error} replace />
    </Guard>
  );
}

/** Stands at the same place for every page, so that the shell outlives the way from one to the next. */
function Layout({ route: { layout, wide }, children }: { route: PageRoute; children: ReactNode }) {
  const isVisitor = usePresence() === 'visitor';
  if (layout === 'blank') return children;
  if (isVisitor) return <Bare wide={wide}>{children}</Bare>;
  return (
    <LoadFailure>
      <Suspense fallback={<PageLoading />}>
        <Shell wide={wide}>{children}</Shell>
      </Suspense>
    </LoadFailure>
  );
}
