import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { pageAt } from '../page-at.ts';

/** The first page has the network to itself for so long, in milliseconds. */
const SETTLED = 1500;
/** Most pages are lists, which share their code. */
const LIST = '/shipments';

/**
 * Brings the code of pages before they are opened, so that a click waits for the data alone: that of the lists while
 * the first page is looked at, that of any other page once somebody reaches for a link to it, by mouse, finger or key.
 */
export function useCodeAhead(): void {
  const { parser } = useRouter();
  useEffect(() => {
    const bring = (path: string) => {
      // Some browsers remember for as long as the page lives that they could not get a module.
      if (!navigator.onLine) return;
      pageAt(parser, path)
        ?.route.page.load?.()
        .catch(() => undefined);
    };
    let reached: Element | null = null;
    const onReach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === reached) return;
      reached = link;
      if (link?.origin === location.origin) bring(link.pathname);
    };
    const timer = setTimeout(() => bring(LIST), SETTLED);
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [parser]);
}
