import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLocale, useText } from '../i18n/use-text.ts';
import { Banner, focusBack } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { providerAtom, waitingAtom } from './backend-state.ts';
import { isOfEndedSession, messageText } from './message.ts';
import type { RecordState } from './state.ts';
import { useFocusAfterLoad } from './use-focus-after-load.ts';
import { useSessionBack } from './use-session-back.ts';

interface MessagesProps {
  state: RecordState;
  /** Loads the record again (D-17, D-18), where one is loaded. */
  onReload?: () => void;
  /** Further buttons of the message. */
  actions?: ReactNode;
  /** A click anywhere on the message dismisses it (AIR-61). */
  dismissByClick?: boolean;
}

/** The messages of a record, and what its requests wait for as long as they do. */
export function Messages(props: MessagesProps) {
  return (
    <>
      <WaitingBanner />
      <RecordMessage {...props} />
    </>
  );
}

/** That requests wait for the network or for a busy service: once for each element. */
export function WaitingBanner() {
  const text = useText();
  const why = useAtomValue(waitingAtom);
  return why && <Banner kind="info">{text(`error.${why}`)}</Banner>;
}

/** The message of a record (PO-16, PO-17), or of a form that has one of its own. */
export function RecordMessage({ state, onReload, actions, dismissByClick = false }: MessagesProps) {
  const text = useText();
  const locale = useLocale();
  const [message, setMessage] = useAtom(state.messageAtom);
  const provider = useAtomValue(providerAtom);
  const phase = useAtomValue(state.phaseAtom);
  useFocusAfterLoad(state);
  useSessionBack(() => {
    // What could not be loaded says so until it is.
    if (phase !== 'refused') setMessage((shown) => (shown && isOfEndedSession(shown) ? null : shown));
  });
  const reload = phase === 'failed' || phase === 'refused' ? onReload : undefined;
  return (
    <>
      {message && (
        <Banner
          key={message.text.id}
          kind={message.severity}
          onDismiss={() => setMessage(null)}
          dismissByClick={dismissByClick}
          onRetry={reload ?? message.retry}
          actions={actions}
        >
          {messageText(message, locale, provider)}
        </Banner>
      )}
      {!message && reload && (
        <div ref={focusBack}>
          <Button onClick={reload}>{text('common.tryAgain')}</Button>
        </div>
      )}
    </>
  );
}
