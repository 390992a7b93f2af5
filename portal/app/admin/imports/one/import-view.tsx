import { ClientError } from '../../../../../shared/client/client-error.ts';
import type { Import } from '../../../../../shared/contract/imports.ts';
import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../../shared/ui/spinner/spinner-overlay.tsx';
import { LoadError } from '../../../layout/load-error.tsx';
import { PageHeader } from '../../../layout/page-header.tsx';
import { PortalLink } from '../../../layout/portal-link.tsx';
import { WaitingNotice } from '../../../layout/waiting-notice.tsx';
import * as s from '../imports.css.ts';
import { KIND_NAMES } from '../kinds.ts';
import { hasRows, isUnderWay, phaseOf } from '../phase.ts';
import { startPath } from '../start-path.ts';
import { texts } from '../texts/index.ts';
import { useImport } from '../use-import.ts';
import { HeadingsCard } from './headings/headings-card.tsx';
import { RowList } from './rows/row-list.tsx';
import { StateCard } from './state/state-card.tsx';

/** An import as it stands: what can be done next, its rows, and what its headings were taken for. */
export function ImportView({ id }: { id: string }) {
  const text = useText(texts);
  const { state, show, retry } = useImport(id);
  const value = state.step === 'shown' ? state.value : undefined;
  return (
    <>
      <Header of={value} />
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
      {value && (
        <>
          <StateCard value={value} onChange={show} />
          {hasRows(value) && <RowList value={value} />}
          {value.headings.length > 0 && !isUnderWay(phaseOf(value)) && <HeadingsCard value={value} />}
        </>
      )}
    </>
  );
}

function Header({ of: value }: { of: Import | undefined }) {
  const text = useText(texts);
  const formats = useFormats();
  const about = value && {
    kind: text(KIND_NAMES[value.kind]),
    time: formats.dateTime(value.createdAt),
    name: value.createdBy,
  };
  return (
    <PageHeader
      title={value?.fileName ?? text('menu.imports')}
      subtitle={about && text('imports.about', about)}
      actions={
        <PortalLink href={value ? startPath(value.kind) : '/admin/imports'}>{text('imports.all')}</PortalLink>
      }
    />
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText(texts);
  const { code, status } = error instanceof ClientError ? error : {};
  if (code === 'forbidden') return <Banner kind="error">{text('imports.forbidden')}</Banner>;
  if (status === 404 || status === 422) return <Banner kind="error">{text('imports.missing')}</Banner>;
  return <LoadError message={text('imports.failed.load')} error={error} onRetry={onRetry} />;
}
