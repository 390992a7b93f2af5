import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import type { PageProps } from '../../routes/lazy-page.tsx';
import { idIn } from '../../routes/record-id.ts';
import { texts } from '../texts/index.ts';
import { AllSheets, SheetView } from './sheet-view.tsx';

/** `/rate-sheet/{id}`: one sheet, its rows part by part, and what is other than in the sheet before. */
export function RateSheetPage({ params }: PageProps) {
  const text = useText(texts);
  const id = idIn(params.id ?? null);
  return (
    <>
      <PageTitle of={text('menu.rateSheet')} />
      {id === undefined ? (
        <>
          <PageHeader title={text('menu.rateSheet')} actions={<AllSheets />} />
          <Banner kind="error">{text('sheets.missing')}</Banner>
        </>
      ) : (
        <SheetView key={id} id={id} />
      )}
    </>
  );
}
