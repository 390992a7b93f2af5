import { ClientError } from '../../../../shared/client/client-error.ts';
import type { ManagedCompany } from '../../../../shared/contract/managed-companies.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Drawer } from '../../../../shared/ui/drawer/drawer.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { texts as profileTexts } from '../../profile/texts/index.ts';
import { useRecordSave } from '../../records/conflict/use-record-save.ts';
import { useClosing } from '../../unsaved-work/use-closing.tsx';
import { texts } from '../texts/index.ts';
import { CompanyForm } from './company-form.tsx';
import { MarkupsSection } from './markups-section.tsx';
import { useManagedCompany } from './use-managed-company.ts';

interface CompanyDrawerProps {
  /** null: a new one */
  id: number | null;
  onClose(): void;
  /** It is saved, and the drawer closes. */
  onSaved(company: ManagedCompany): void;
}

/** One company beside the list. Unsaved work is asked about before it closes. */
export function CompanyDrawer({ id, onClose, onSaved }: CompanyDrawerProps) {
  const text = useText(texts);
  const save = useRecordSave(id === null ? undefined : { type: 'entity', id });
  const { answer, error, reload } = useManagedCompany(id);
  const { close, leave, isLeaving, question } = useClosing(onClose);
  const title =
    id === null ? text('admin.companies.new') : (answer?.company?.companyName ?? text('admin.company'));

  return (
    <Drawer open wide side="right" title={title} onClose={() => save.isBusy || close()}>
      <SpinnerOverlay busy={!answer && !error} label={text('common.loading')}>
        {error !== undefined && <LoadFailure error={error} onRetry={reload} />}
        {answer && (
          <CompanyForm
            company={answer.company}
            countries={answer.countries}
            save={save}
            isLeaving={isLeaving}
            onReload={reload}
            onSaved={(company) => {
              leave();
              onSaved(company);
            }}
          />
        )}
        {answer?.company?.type === 'Importer' && <MarkupsSection company={answer.company} />}
      </SpinnerOverlay>
      {question}
    </Drawer>
  );
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const text = useText(profileTexts);
  const isRefused = error instanceof ClientError && [403, 404].includes(error.status ?? 0);
  if (isRefused) return <Banner kind="error">{text('error.withReason', { reason: error.text })}</Banner>;
  return (
    <Banner kind="error" onRetry={onRetry}>
      {text('profile.company.failed')}
    </Banner>
  );
}
