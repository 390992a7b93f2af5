import { useAtom, useAtomValue } from 'jotai';
import { useLocale } from '../../../shared/i18n/use-text.ts';
import { providerAtom } from '../../../shared/record/backend-state.ts';
import { messageText } from '../../../shared/record/message.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { referenceMessageAtom } from './reference-state.ts';

/** MSG-02, with another try: what is known by its id alone is still there (D-134). */
export function ReferenceMessage() {
  const locale = useLocale();
  const provider = useAtomValue(providerAtom);
  const [message, setMessage] = useAtom(referenceMessageAtom);
  return (
    message && (
      <Banner kind={message.severity} onDismiss={() => setMessage(null)} onRetry={message.retry}>
        {messageText(message, locale, provider)}
      </Banner>
    )
  );
}
