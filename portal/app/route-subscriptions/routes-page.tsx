import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { fetcher } from '../client/client.ts';
import { SwitchButton } from '../entity/switch-button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { ProfileNav } from '../profile/profile-nav.tsx';
import { useAreElsewhere } from '../records-elsewhere/use-are-elsewhere.ts';
import { useAddress } from '../routes/use-address.ts';
import { actsForProvider } from '../session/profile/roles.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { texts } from '../texts/index.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { CompanyOfRoutes } from './company-of-routes.tsx';
import * as s from './route-page.css.ts';
import { RoutesExport } from './routes-export.tsx';
import { useRoutesEntity } from './use-routes-entity.ts';

/** `/route-subscription/products`, also open to visitors (NAV-24, NAV-45). */
export function RoutesPage() {
  const text = useText(texts);
  return (
    <ToolPage title={text('menu.routes')} heading={text('menu.routes')}>
      <Routes isProfile={false} />
    </ToolPage>
  );
}

/** `/user-profile/route-subscription/products` (NAV-26) */
export function ProfileRoutesPage() {
  const text = useText(texts);
  return (
    <ToolPage
      title={text('menu.profile.routes')}
      heading={
        <>
          <PageHeader
            title={text('menu.profile.routes')}
            actions={<PortalLink href="/rate-sheet">{text('menu.rateSheet')}</PortalLink>}
          />
          <ProfileNav path="/user-profile/route-subscription/products" />
        </>
      }
    >
      <Routes isProfile />
    </ToolPage>
  );
}

/** Parameters are passed on unchanged, because the element validates them. */
function Routes({ isProfile }: { isProfile: boolean }) {
  const text = useText(texts);
  const { query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const entity = useRoutesEntity(isProfile);
  const token = isProfile ? null : query.get('token');
  const hasExport = !useAreElsewhere() && entity !== undefined;
  if (entity === 'loading') return <SpinnerOverlay busy label={text('common.loading')} />;
  const parameter = (name: string) => query.get(name) ?? undefined;
  // No key: the element itself goes from one company to another, and asks first where work would be lost.
  return (
    <>
      {token === null && <OfProvider shown={isProfile ? null : query.get('record_id')} />}
      {hasExport && <RoutesExport entity={entity} token={token} />}
      <route-subscriptions
        record-id={entity}
        profile={isProfile}
        origin={parameter('origin')}
        destination={parameter('destination')}
        carrier={parameter('carrier')}
        theme={theme}
        fetcher={fetcher}
        {...(token !== null && { token })}
      />
    </>
  );
}

interface OfProviderProps {
  /** `record_id` as the address has it. */
  shown: string | null;
}

/**
 * Says to an admin who acts for the provider itself whose routes rate sheets are made of, and leads there: to the routes of the
 * customer that is chosen, or to acting for it.
 */
function OfProvider({ shown }: OfProviderProps) {
  const text = useText(texts);
  if (!actsForProvider(useProfile())) return null;
  return (
    <div className={s.notice}>
      <CompanyOfRoutes shown={shown} />
      {/* Below the choice, which stays where it is when the banner goes. */}
      {shown === null && (
        <Banner kind="info" actions={<SwitchButton size="sm" />}>
          {text('portal.routes.ofProvider')}
        </Banner>
      )}
    </div>
  );
}
