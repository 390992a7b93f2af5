import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { client } from '../../client/client.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { useAddress } from '../../routes/use-address.ts';
import { routeSubscriptions } from '../definitions/routes.ts';
import { ListError } from '../list/list-error.tsx';
import * as s from '../list/module-list.css.ts';
import { useListViewer } from '../page/use-list-viewer.ts';
import { RecordDetail } from '../record/record-detail.tsx';
import * as drawer from '../record/record-drawer.css.ts';
import { useRecord } from '../record/use-record.ts';
import { texts } from '../texts/index.ts';

/** `/route-subscription/products/productsview/{id}` (NAV-25) */
export const RoutePage = ({ params }: PageProps) => (
  <OneRoute id={idIn(params.id ?? null)} list="/route-subscription/products" />
);

/** `/user-profile/route-subscription/productsview/{id}` (NAV-27, D-56) */
export const ProfileRoutePage = ({ params }: PageProps) => (
  <OneRoute id={idIn(params.id ?? null)} list="/user-profile/route-subscription/products" />
);

/** SUB-26 to SUB-28: one route, with a link back to its list. */
function OneRoute({ id, list }: { id: number | undefined; list: string }) {
  const text = useText(texts);
  const { query } = useAddress();
  const entity = query.get('record_id');
  const back = entity ? `${list}?${new URLSearchParams({ record_id: entity })}` : list;
  return (
    <>
      <PageTitle of={text('list.route.title')} />
      <PageHeader
        title={text('list.route.title')}
        actions={
          <PortalLink href={back} className={drawer.action}>
            {text('list.back')}
          </PortalLink>
        }
      />
      {id === undefined ? <Banner kind="error">{text('list.route.missing')}</Banner> : <RouteCard id={id} />}
    </>
  );
}

/** Without actions: they would link to this page. */
const { actions: _, ...plain } = routeSubscriptions;

function RouteCard({ id }: { id: number }) {
  const text = useText(texts);
  const viewer = useListViewer();
  const { record, reload } = useRecord(client, plain, id, undefined);
  return (
    <SpinnerOverlay busy={record.name === 'loading'} label={text('common.loading')}>
      {record.name === 'failed' && <ListError definition={plain} error={record.cause} onRetry={reload} />}
      {record.name === 'missing' && <Banner kind="error">{text('list.route.missing')}</Banner>}
      {record.name === 'found' && (
        <div className={`${s.card} ${s.notice}`}>
          <RecordDetail definition={plain} row={record.row} whole viewer={viewer} />
        </div>
      )}
    </SpinnerOverlay>
  );
}
