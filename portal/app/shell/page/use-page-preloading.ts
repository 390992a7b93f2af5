import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { BASE_PATH, pathBehind } from '../../routes/base-path.ts';
import { pageAt } from '../../routes/page-at.ts';

/** Leaves the network to the first page at first, in milliseconds. */
const DELAY = 1500;
/** One of the lists, which share their code. */
const LIST = '/shipments';

/**
 * Loads the code of pages before they are opened, so that a click only waits for data: that of the lists shortly after
 * the first page, that of any other page as soon as a link to it is hovered, touched or focused.
 */
export function usePagePreloading(): void {
  const { parser } = useRouter();
  useEffect(() => {
    const preload = (path: string) => {
      // Some browsers never ask again for a module that failed to load once.
      if (!navigator.onLine) return;
      pageAt(parser, path)
        ?.route.page.preload?.()
        .catch(() => undefined);
    };
    let last: Element | null = null;
    const onTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === last) return;
      last = link;
      if (link?.origin === location.origin) preload(pathBehind(BASE_PATH, link.pathname));
    };
    const timer = setTimeout(() => preload(LIST), DELAY);
    document.addEventListener('pointerover', onTarget);
    document.addEventListener('focusin', onTarget);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onTarget);
      document.removeEventListener('focusin', onTarget);
    };
  }, [parser]);
}
