import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useHost } from '../element/host.ts';
import { localeAtom, useLocale } from '../i18n/use-text.ts';
import { providerAtom } from '../record/backend-state.ts';
import { type Message, messageText } from '../record/message.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { texts } from './texts/index.ts';

const MISSING: Message = { severity: 'warning', text: texts('gaps.saveRemoves'), contact: true };

/** Why a list can be read but not changed: not all of it came. Stands as long as that is so, and tells the page once. */
export function GapsNotice({ onReload }: { onReload: () => void }) {
  const { store, emit } = useHost();
  const locale = useLocale();
  const provider = useAtomValue(providerAtom);
  useEffect(() => {
    const message = messageText(MISSING, store.get(localeAtom), store.get(providerAtom));
    emit('fp-error', { message, code: 'incomplete', cause: undefined });
  }, [store, emit]);
  return (
    <Banner kind="warning" onRetry={onReload}>
      {messageText(MISSING, locale, provider)}
    </Banner>
  );
}
