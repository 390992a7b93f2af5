import { type ReactNode, useEffect } from 'react';
import { useSpeaker } from '../../shared/i18n/speaker.ts';
import { useLocale } from '../../shared/i18n/use-text.ts';

/** Draws the portal in the chosen language, names it on the page, and follows a new choice here or in another tab. */
export function Language({ speaker, children }: { speaker(): void; children: ReactNode }) {
  const isSpeaking = useSpeaker(speaker);
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return isSpeaking && children;
}
