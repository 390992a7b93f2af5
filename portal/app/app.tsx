import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { isSessionOver } from '../../shared/client/session.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../shared/ui/spinner/spinner-overlay.tsx';
import './app.css.ts';
import { LoadFailure } from './load-failure.tsx';
import { PATHS } from './paths.ts';
import { useSession, useStoredSession } from './session/use-session.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';

/** Only the sign-in page comes with the first load; every other page brings its own code and styles. */
const OrderManagerPage = lazy(() => import('./order-manager/load.ts').then(page('OrderManagerPage')));
const BookingChargesPage = lazy(() => import('./booking-charges/load.ts').then(page('BookingChargesPage')));
const NotFoundPage = lazy(() => import('./not-found/load.ts').then(page('NotFoundPage')));
const SignOutPage = lazy(() => import('./session/load.ts').then(page('SignOutPage')));

function page<K extends string, P>(name: K) {
  return (module: Record<K, ComponentType<P>>) => ({ default: module[name] });
}

/** The routes of the portal. */
export function App() {
  const text = useText();
  const [path] = useLocation();
  return (
    <LoadFailure key={path}>
      <Suspense fallback={<SpinnerOverlay busy fullScreen label={text('common.loading')} />}>
        <Switch>
          <Route path={PATHS.signIn} component={SignInPage} />
          <Route path={PATHS.signInAlias}>
            <Redirect to={`${PATHS.signIn}${location.search}`} replace />
          </Route>
          <Route path="/auth/*?">
            <Redirect to={PATHS.signIn} replace />
          </Route>
          <Route path={PATHS.signOut} component={SignOutPage} />
          <Route path={PATHS.bookingOrders}>
            <OrderManagerPage recordType="booking" />
          </Route>
          <Route path={PATHS.shipmentOrders}>
            <OrderManagerPage recordType="shipment" />
          </Route>
          <Route path={PATHS.charges}>{({ feature }) => <BookingChargesPage feature={feature} />}</Route>
          <Route path={PATHS.home} component={Home} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </LoadFailure>
  );
}

/** Visitors sign in first (NAV-48); one whose session has ended is told so (AUTH-51). */
function Home() {
  const stored = useStoredSession();
  const session = useSession();
  if (session) return <Redirect to={`${PATHS.bookingOrders}/`} replace />;
  const isOver = stored !== undefined && isSessionOver(stored, Date.now());
  return <Redirect to={PATHS.signIn} replace state={isOver ? { notice: 'session-expired' } : null} />;
}
