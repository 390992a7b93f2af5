import { useEffect } from 'react';
import { useConfig } from './session/use-config.ts';

/**
 * D-116, I18N-14: the style sheet of fonts that the operator has configured takes the place of the bundled font. It
 * names its family in its address (`?family=Noto+Sans:wght@400..700`), or sets `--fp-font-family` by itself. One that
 * doesn't come changes nothing.
 */
export function useOutsideFont(): void {
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
