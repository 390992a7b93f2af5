import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { ProfileNav } from '../../profile/profile-nav.tsx';
import { idIn } from '../../routes/record-id.ts';
import { useAddress } from '../../routes/use-address.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import { useSession } from '../../session/use-session.ts';
import { profileRoutes, routeSubscriptions } from '../definitions/routes.ts';
import { ModulePage } from '../page/module-page.tsx';
import type { Scope } from '../request/request.ts';
import { texts } from '../texts/index.ts';

/** SUB-10: the routes of one company, only for people who act for it (D-52). */
const scopeOf = (entity: number): Scope => ({
  where: { entity: { id: { eq: entity } } },
  actsFor: entity,
});

/**
 * Whose routes a page shows (D-52): inside the profile the person's own company (SUB-02), elsewhere that of `record_id`
 * (SUB-03), else the own one. `none` for a visitor without `record_id` (D-46), undefined while the profile is loading.
 */
function useRoutesEntity(inProfile: boolean): number | 'none' | undefined {
  const { query } = useAddress();
  const session = useSession();
  const profile = useProfile();
  const named = query.get('record_id');
  if (!inProfile && named !== null) return idIn(named) ?? 'none';
  if (!inProfile && (!session || query.has('token'))) return 'none';
  return profile && (profile.entity_id ?? 'none');
}

/** `/route-subscription/products`, also open to visitors (NAV-24, NAV-45). */
export const RoutesPage = () => <RoutesOf entity={useRoutesEntity(false)} inProfile={false} />;

/** `/user-profile/route-subscription/products` (NAV-26) */
export const ProfileRoutesPage = () => <RoutesOf entity={useRoutesEntity(true)} inProfile />;

function RoutesOf({ entity, inProfile }: { entity: number | 'none' | undefined; inProfile: boolean }) {
  const text = useText(texts);
  const nav = inProfile && <ProfileNav path="/user-profile/route-subscription/products" />;
  if (typeof entity === 'number') {
    return (
      <ModulePage
        title="menu.routes"
        views={[inProfile ? profileRoutes : routeSubscriptions]}
        scope={scopeOf(entity)}
        nav={nav}
      />
    );
  }
  return (
    <>
      <PageTitle of={text('menu.routes')} />
      <PageHeader title={text('menu.routes')} />
      {nav}
      {entity === 'none' ? (
        <Banner kind="error">{text('error.noRecord')}</Banner>
      ) : (
        <SpinnerOverlay busy label={text('common.loading')} />
      )}
    </>
  );
}
