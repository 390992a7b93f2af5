import { useCallback, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { AirRateFormElement } from '../../../widgets/index.d.ts';
import { texts } from '../../lists/texts/index.ts';
import { fetcher } from '../client/client.ts';
import { usePageClient } from '../client/use-page-client.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { useAreElsewhere } from '../records-elsewhere/use-are-elsewhere.ts';
import { NoWork } from '../refusal/no-work.tsx';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { CopyQuestion } from './copy-question.tsx';
import { EarlierSubmissions } from './earlier-submissions.tsx';
import { OpenedSubmission } from './opened-submission.tsx';
import { showStartOfForm, useStartOfForm } from './start-of-form.ts';
import { useRenewal } from './use-renewal.ts';

/** `/air-rate`, also open to visitors (NAV-33, NAV-44); importers, who submit no rates, are told where theirs are. */
export function AirRatePage() {
  const { query } = useAddress();
  const { role, companyId } = useListViewer();
  const isImporter = usePresence() !== 'visitor' && companyId !== undefined && role === undefined;
  return isImporter && !query.has('token') ? (
    <NoWork
      title="menu.airRate"
      who="list.none.submissions"
      instead={{ href: '/rate-sheet', name: 'menu.rateSheet' }}
    />
  ) : (
    <AirRates />
  );
}

/**
 * The form of the submission in `record_id`, else of a new draft
 * (AIR-03, MOD-15). Parameters are passed on unchanged, because the element validates them.
 */
function AirRates() {
  const text = useText(texts);
  const { query } = useAddress();
  const [{ theme }] = useLayoutConfig();
  const token = query.get('token');
  const client = usePageClient(token);
  const isCaller = usePresence() !== 'visitor' || token !== null;
  // Lists of the portal's own are empty where the records are elsewhere.
  const mayList = !useAreElsewhere() && isCaller;
  const id = idIn(query.get('record_id'));
  const name = id === undefined ? undefined : text('list.submission', { id: String(id) });
  const title = [name, text('menu.airRate')].filter(Boolean).join(' · ');
  const [submits, setSubmits] = useState(0);
  useStartOfForm(id);
  const { rates, listen: listenToRenewal } = useRenewal(id);

  const form = useRef<AirRateFormElement>(null);
  const isEntered = useRef(false);
  /** The submission that is to be copied over the entries. */
  const [asked, setAsked] = useState<number>();
  const listen = useCallback(
    (element: AirRateFormElement | null) => {
      form.current = element;
      const onSubmitted = () => setSubmits((count) => count + 1);
      const onDirty = (event: Event) => {
        isEntered.current = (event as CustomEvent<{ dirty: boolean }>).detail.dirty;
      };
      isEntered.current = false;
      const stop = listenToRenewal(element);
      element?.addEventListener('fp-submitted', onSubmitted);
      element?.addEventListener('fp-dirty', onDirty);
      return () => {
        stop();
        element?.removeEventListener('fp-submitted', onSubmitted);
        element?.removeEventListener('fp-dirty', onDirty);
      };
    },
    [listenToRenewal],
  );

  // What the form says of it stands at its start.
  const copy = async (submissionId: number) => {
    await form.current?.copyFrom(submissionId);
    showStartOfForm();
  };
  const askToCopy = async (submissionId: number) => {
    if (isEntered.current) setAsked(submissionId);
    else await copy(submissionId);
  };

  return (
    <>
      <ToolPage
        title={title}
        heading={title}
        record={
          id !== undefined &&
          name && (
            <OpenedSubmission
              id={id}
              name={name}
              renewed={rates}
              client={mayList ? client : undefined}
              onCopy={() => void askToCopy(id)}
            />
          )
        }
      >
        {/* No key: the element itself goes from one submission to another, and the list changes the address, too. */}
        <air-rate-form
          ref={listen}
          record-id={query.get('record_id') ?? undefined}
          theme={theme}
          fetcher={fetcher}
          {...(token !== null && { token })}
        />
      </ToolPage>
      {mayList && <EarlierSubmissions key={submits} client={client} form={form} onCopy={askToCopy} />}
      {asked !== undefined && (
        <CopyQuestion onCopy={() => void copy(asked)} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
