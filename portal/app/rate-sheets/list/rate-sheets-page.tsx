import { useSearch } from 'wouter/use-browser-location';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { OfflineNotice } from '../../layout/offline-notice.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { ViewLinks } from '../../modules/page/view-links.tsx';
import * as s from '../rate-sheets.css.ts';
import { texts } from '../texts/index.ts';
import { SheetList } from './sheet-list.tsx';

const VIEWS = [
  { id: 'all', title: 'list.view.allSheets' },
  { id: 'recent', title: 'list.view.recentSheets' },
] as const;

/** `/rate-sheet` (NAV-17, MOD-11): the sheets that the caller may see, and the way to the form that generates one. */
export function RateSheetsPage() {
  const text = useText(texts);
  const shown = new URLSearchParams(useSearch()).get('view') === 'recent' ? 'recent' : 'all';
  return (
    <>
      <PageTitle of={text('menu.rateSheet')} />
      <PageHeader
        title={text('menu.rateSheet')}
        subtitle={text('sheets.explanation')}
        actions={
          <PortalLink href="/route-subscription/products" className={s.mainLink}>
            {text('sheets.generate')}
          </PortalLink>
        }
      />
      <OfflineNotice className={s.banner} />
      <ViewLinks title={text('menu.rateSheet')} views={VIEWS} shown={shown} />
      <SheetList shown={shown} />
    </>
  );
}
