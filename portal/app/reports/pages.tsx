import { useText } from '../../../shared/i18n/use-text.ts';
import { airRatesReport } from '../../lists/definitions/rates.ts';
import { airReport, oceanReport } from '../../lists/definitions/reports.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PaperLine } from '../layout/paper-line.tsx';
import { ModulePage } from '../modules/page/module-page.tsx';
import { ViewLinks } from '../modules/page/view-links.tsx';
import { useAddress } from '../routes/use-address.ts';
import * as s from './parts/parts.css.ts';
import { ReportView } from './report-view.tsx';
import { texts } from './texts/index.ts';

/** MOD-17 */
export function OceanReportPage() {
  const text = useText(texts);
  const title = text('menu.report.ocean');
  return (
    <div className={s.report}>
      <PageTitle of={title} />
      <PaperLine />
      <PageHeader title={title} usesDays />
      <ReportView mode="ocean" title={title} definition={oceanReport} />
    </div>
  );
}

const AIR_SHIPMENTS = { ...airReport, title: 'list.view.shipments' } as const;
const AIR_VIEWS = [AIR_SHIPMENTS, airRatesReport] as const;

/** MOD-18: shipments, or rates. */
export function AirReportPage() {
  const text = useText(texts);
  const { query } = useAddress();
  if (query.get('view') === airRatesReport.id)
    return <ModulePage title="menu.report.air" views={[AIR_SHIPMENTS, airRatesReport]} />;
  const title = text('menu.report.air');
  return (
    <div className={s.report}>
      <PageTitle of={title} />
      <PaperLine />
      <PageHeader title={title} usesDays />
      <ViewLinks title={title} views={AIR_VIEWS} shown={AIR_SHIPMENTS.id} />
      <ReportView mode="air" title={title} definition={airReport} />
    </div>
  );
}
