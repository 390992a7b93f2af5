import { useText } from '../../../../shared/i18n/use-text.ts';
import { baseRates } from '../../../lists/definitions/base-rates.ts';
import { client } from '../../client/client.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import { isAdmin } from '../../session/profile/roles.ts';
import { startPath } from '../imports/start-path.ts';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from './texts/index.ts';

/** `/admin/base-rates`: admins of the provider see what it buys sea freight for, now and before (D-142). */
export function BaseRatesPage() {
  const text = useText(texts);
  const viewer = useListViewer();
  return (
    <StaffOnly title={text('menu.baseRates')} may={isAdmin}>
      <PageHeader
        title={text('menu.baseRates')}
        subtitle={text('baseRates.explanation')}
        usesDays
        actions={<PortalLink href={startPath('baseRates')}>{text('baseRates.import')}</PortalLink>}
      />
      <ModuleList definition={baseRates} client={client} viewer={viewer} />
    </StaffOnly>
  );
}
