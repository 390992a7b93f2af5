import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from '../element/host.ts';
import { useText } from '../i18n/use-text.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { sentence } from './alert.ts';
import { alertAtom, offlineAtom, phaseAtom, providerAtom } from './state.ts';

interface AlertsProps {
  /** Loads the record again (D-17, D-18). */
  onReload(): void;
  /** Tries again what the alert is about, once the record is loaded. */
  onRetry?: (() => void) | undefined;
  /** Further buttons of the alert. */
  actions?: ReactNode;
}

/** The alert (PO-16, PO-17), and what the user must know as long as it is so. */
export function Alerts({ onReload, onRetry, actions }: AlertsProps) {
  const text = useText();
  const { root, element } = useHost();
  const [alert, setAlert] = useAtom(alertAtom);
  const provider = useAtomValue(providerAtom);
  const phase = useAtomValue(phaseAtom);
  const isOffline = useAtomValue(offlineAtom);
  const dismiss = () => {
    // From a key press the focus would go to nowhere, or to the next button, which may remove something.
    if (root.querySelector(':focus-visible')) root.querySelector('input')?.focus();
    setAlert(null);
  };
  const isAsked = useRef(false);
  useEffect(() => {
    if (phase === 'loading' || !isAsked.current) return;
    isAsked.current = false;
    // The button went, and the focus with it, unless the user has moved on.
    if (document.activeElement === document.body) element.focus();
  }, [phase, element]);
  const tryAgain = () => {
    isAsked.current = true;
    onReload();
  };
  const reload = phase === 'failed' || phase === 'refused' ? tryAgain : undefined;
  return (
    <>
      {isOffline && <Banner kind="info">{text('error.offline')}</Banner>}
      {alert && (
        <Banner kind={alert.severity} onDismiss={dismiss} onRetry={reload ?? onRetry} actions={actions}>
          {sentence(alert, text, provider)}
          {alert.detail && <div>{alert.detail}</div>}
        </Banner>
      )}
      {!alert && reload && (
        <div>
          <Button onClick={reload}>{text('common.tryAgain')}</Button>
        </div>
      )}
    </>
  );
}
