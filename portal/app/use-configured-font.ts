import { useEffect } from 'react';
import { useConfig } from './session/use-config.ts';

/**
 * D-116, I18N-14: the configured font stylesheet replaces the bundled font. Its address names the family
 * (`?family=Noto+Sans:wght@400..700`), or it sets `--fp-font-family` itself. If it fails to load, the bundled font
 * stays.
 */
export function useConfiguredFont(): void {
  const url = useConfig()?.fontStylesheetUrl;
  useEffect(() => {
    if (!url) return;
    const page = document.documentElement;
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    sheet.onload = () => {
      const family = new URL(url, location.href).searchParams.get('family')?.split(':')[0];
      if (family) page.style.setProperty('--fp-font-family', `${JSON.stringify(family)}, sans-serif`);
    };
    document.head.append(sheet);
    return () => {
      sheet.remove();
      page.style.removeProperty('--fp-font-family');
    };
  }, [url]);
}
