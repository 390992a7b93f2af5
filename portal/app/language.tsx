import { type ReactNode, useEffect } from 'react';
import { useLocaleLoader } from '../../shared/i18n/locale-loader.ts';
import { useLocale } from '../../shared/i18n/use-text.ts';

/** Draws the portal in the chosen language, names it on the page, and follows a new choice here or in another tab. */
export function Language({ loadLocale, children }: { loadLocale(): void; children: ReactNode }) {
  const isLoaded = useLocaleLoader(loadLocale);
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return isLoaded && children;
}
