import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { SheetList } from './sheet-list.tsx';

/** `/rate-sheet` (NAV-17, MOD-11): the sheets that the caller may see, and the way to the form that generates one. */
export function RateSheetsPage() {
  const text = useText(texts);
  return (
    <>
      <PageTitle of={text('menu.rateSheet')} />
      <PageHeader
        title={text('menu.rateSheet')}
        usesDays
        subtitle={text('sheets.explanation')}
        actions={
          <PortalLink href="/route-subscription/products" className={s.mainLink}>
            {text('sheets.generate')}
          </PortalLink>
        }
      />
      <SheetList />
    </>
  );
}
