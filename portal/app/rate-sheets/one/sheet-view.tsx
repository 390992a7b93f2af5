import { useCallback, useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { usePolled } from '../../client/use-polled.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useGo } from '../../layout/use-go.ts';
import { WaitingNotice } from '../../layout/waiting-notice.tsx';
import { loadSheet } from '../api.ts';
import { FileButtons } from '../parts/file-buttons.tsx';
import { StateButtons } from '../parts/state-buttons.tsx';
import { CancelDialog } from '../questions/cancel-dialog.tsx';
import { ReissueDialog } from '../questions/reissue-dialog.tsx';
import * as s from '../rate-sheets.css.ts';
import { isUnderWay, sheetPath } from '../sheet-state.ts';
import { texts } from '../texts/index.ts';
import { PartTabs } from './part-tabs.tsx';
import { SheetCard } from './sheet-card.tsx';

/** A sheet as it stands: its files, what it was asked for with, and its rows. */
export function SheetView({ id }: { id: number }) {
  const text = useText(texts);
  const load = useCallback((signal: AbortSignal) => loadSheet(id, signal), [id]);
  const { state, show, retry } = usePolled(load, isUnderWay);
  const [question, setQuestion] = useState<'reissue' | 'cancel'>();
  const go = useGo();
  const sheet = state.step === 'shown' ? state.value : undefined;
  const close = () => setQuestion(undefined);
  return (
    <>
      <Header of={sheet} onReissue={() => setQuestion('reissue')} onCancel={() => setQuestion('cancel')} />
      <WaitingNotice className={s.banner} />
      {state.step === 'failed' && <Failure error={state.error} onRetry={retry} />}
      {state.step === 'loading' && (
        <SpinnerOverlay busy label={text('common.loading')}>
          <div className={s.loading} />
        </SpinnerOverlay>
      )}
      {state.step === 'shown' && state.isLost && (
        <div className={s.banner}>
          <Banner kind="warning" onRetry={retry}>
            {text('portal.lost')}
          </Banner>
        </div>
      )}
      {sheet && <SheetCard sheet={sheet} />}
      {sheet?.counts && <PartTabs sheet={sheet} counts={sheet.counts} />}
      {sheet && question === 'reissue' && (
        <ReissueDialog sheet={sheet} onClose={close} onDone={(next) => go(sheetPath(next.id))} />
      )}
      {sheet && question === 'cancel' && (
        <CancelDialog
          sheet={sheet}
          onClose={close}
          onDone={() => {
            close();
            // What becomes of it is asked for at once.
            show(sheet);
            retry();
          }}
        />
      )}
    </>
  );
}

interface HeaderProps {
  of: RateSheet | undefined;
  onReissue(): void;
  onCancel(): void;
}

function Header({ of: sheet, onReissue, onCancel }: HeaderProps) {
  const text = useText(texts);
  const formats = useFormats();
  if (!sheet) return <PageHeader title={text('menu.rateSheet')} actions={<AllSheets />} />;
  const { entityName: company, createdAt, createdBy: name } = sheet;
  return (
    <PageHeader
      usesDays
      title={text('sheets.title', { number: String(sheet.number), version: String(sheet.version) })}
      subtitle={text('sheets.about', { company, time: formats.dateTime(createdAt), name })}
      actions={
        <>
          <AllSheets />
          <StateButtons sheet={sheet} size="md" onReissue={onReissue} onCancel={onCancel} />
          <FileButtons sheet={sheet} size="md" />
        </>
      }
    />
  );
}

/** The way back to the list. */
export function AllSheets() {
  const text = useText(texts);
  return <PortalLink href="/rate-sheet">{text('sheets.all')}</PortalLink>;
}

function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText(texts);
  const { status } = error instanceof ClientError ? error : {};
  if (status === 404 || status === 422) return <Banner kind="error">{text('sheets.missing')}</Banner>;
  return <LoadError message={text('sheets.failed')} error={error} onRetry={onRetry} />;
}
