import { useAtom, useAtomValue } from 'jotai';
import { useHost } from '../../shared/element/host.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from '../../shared/ui/banner/banner.tsx';
import { Button } from '../../shared/ui/button/button.tsx';
import { sentence } from './alerts.ts';
import { alertAtom, offlineAtom, phaseAtom, providerAtom } from './state.ts';

/** The alert (PO-16, PO-17), and what the user must know as long as it is so. A failed load can be tried again (D-17). */
export function Alerts({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  const { root } = useHost();
  const [alert, setAlert] = useAtom(alertAtom);
  const provider = useAtomValue(providerAtom);
  const { status } = useAtomValue(phaseAtom);
  const isOffline = useAtomValue(offlineAtom);
  const dismiss = () => {
    // From a key press the focus would go to nowhere, or to the next button, which removes an order.
    if (root.querySelector(':focus-visible')) root.querySelector('input')?.focus();
    setAlert(null);
  };
  const retry = status === 'failed' || status === 'refused' ? onRetry : undefined;
  return (
    <>
      {isOffline && <Banner kind="info">{text('error.offline')}</Banner>}
      {alert && (
        <Banner kind={alert.severity} onDismiss={dismiss} onRetry={retry}>
          {sentence(alert, text, provider)}
        </Banner>
      )}
      {!alert && retry && (
        <div>
          <Button onClick={retry}>{text('common.tryAgain')}</Button>
        </div>
      )}
    </>
  );
}
