import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { texts } from '../../../widgets/route-subscriptions/texts/index.ts';
import { fetcher } from '../client/client.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import type { PageProps } from '../routes/lazy-page.tsx';
import { useAddress } from '../routes/use-address.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import * as s from './route-page.css.ts';
import { useRoutesEntity } from './use-routes-entity.ts';

/** `/route-subscription/products/productsview/{id}` (NAV-25) */
export const RoutePage = ({ params }: PageProps) => <OneRoute id={params.id ?? ''} isProfile={false} />;

/** `/user-profile/route-subscription/productsview/{id}` (NAV-27, D-56) */
export const ProfileRoutePage = ({ params }: PageProps) => <OneRoute id={params.id ?? ''} isProfile />;

/** SUB-26 to SUB-28: one route, with the way back to the list that it was opened from. */
function OneRoute({ id, isProfile }: { id: string; isProfile: boolean }) {
  const text = useText(texts);
  const { query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const entity = useRoutesEntity(isProfile);
  const title = text('routes.detail');
  return (
    <ToolPage
      title={title}
      heading={
        <PageHeader
          title={title}
          actions={
            <PortalLink href={listPath(isProfile, query.get('record_id'))} className={s.back}>
              {text('routes.back')}
            </PortalLink>
          }
        />
      }
    >
      {entity === 'loading' ? (
        <SpinnerOverlay busy label={text('common.loading')} />
      ) : (
        // Parameters are passed on unchanged, because the element validates them.
        <route-form record-id={entity} route-id={id} theme={theme} fetcher={fetcher} />
      )}
    </ToolPage>
  );
}

function listPath(isProfile: boolean, entity: string | null): string {
  if (isProfile) return '/user-profile/route-subscription/products';
  const list = '/route-subscription/products';
  return entity === null ? list : `${list}?${new URLSearchParams({ record_id: entity })}`;
}
