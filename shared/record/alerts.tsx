import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useHost } from '../element/host.ts';
import { useLocale, useText } from '../i18n/use-text.ts';
import { Banner, focusBack } from '../ui/banner/banner.tsx';
import { Button } from '../ui/button/button.tsx';
import { alertText } from './alert.ts';
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
  const locale = useLocale();
  const { root, element } = useHost();
  const [alert, setAlert] = useAtom(alertAtom);
  const provider = useAtomValue(providerAtom);
  const phase = useAtomValue(phaseAtom);
  const isOffline = useAtomValue(offlineAtom);
  useEffect(() => {
    // The banner whose button began the load left the focus there, unless the user has moved on.
    if (phase !== 'loading' && root.activeElement?.matches('[part=root]')) element.focus();
  }, [phase, root, element]);
  const reload = phase === 'failed' || phase === 'refused' ? onReload : undefined;
  return (
    <>
      {isOffline && <Banner kind="info">{text('error.offline')}</Banner>}
      {alert && (
        <Banner
          key={alert.text.id}
          kind={alert.severity}
          onDismiss={() => setAlert(null)}
          onRetry={reload ?? alert.retry ?? onRetry}
          actions={actions}
        >
          {alertText(alert, locale, provider)}
        </Banner>
      )}
      {!alert && reload && (
        <div ref={focusBack}>
          <Button onClick={reload}>{text('common.tryAgain')}</Button>
        </div>
      )}
    </>
  );
}
