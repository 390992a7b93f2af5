import { type RefObject, useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

const GOING = ['pushState', 'replaceState'];

/** Does it as soon as the node is there, which with a page that is still loading is later. The answer gives up on it. */
function whenThere(root: HTMLElement, selector: string, act: (node: HTMLElement) => void): () => void {
  const look = () => {
    const node = root.querySelector<HTMLElement>(selector);
    if (!node) return;
    observer.disconnect();
    act(node);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/**
 * What happens when another page opens in `content`: it begins at its top (SHELL-29) or at the place that the address
 * names, and the focus goes to its heading, so that a screen reader says where one is. The browser itself goes back to
 * where a page stood that one returns to, and whoever has put the focus into the page keeps it.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const path = usePathname();
  const shown = useRef(path);
  const isNew = useRef(false);

  useEffect(() => {
    const onGo = () => {
      isNew.current = location.pathname !== shown.current;
    };
    // The router's own news; on the way back and forth there is none.
    for (const event of GOING) addEventListener(event, onGo);
    return () => {
      for (const event of GOING) removeEventListener(event, onGo);
    };
  }, []);

  useEffect(() => {
    const page = content.current;
    if (!page) return;
    const isChange = shown.current !== path;
    const begins = isChange && isNew.current;
    shown.current = path;
    isNew.current = false;

    const place = URL.parse(location.href)?.hash.slice(1);
    if (!place && begins) scrollTo({ top: 0, behavior: 'instant' });
    const ends = place
      ? [whenThere(page, `#${CSS.escape(place)}`, (node) => node.scrollIntoView({ block: 'start' }))]
      : [];
    if (isChange) ends.push(focusHeading(page));
    return () => {
      for (const end of ends) end();
    };
  }, [path, content]);
}

function focusHeading(page: HTMLElement): () => void {
  const isElsewhere = () => document.activeElement !== page && page.contains(document.activeElement);
  if (isElsewhere()) return () => {};
  page.focus({ preventScroll: true });
  return whenThere(page, 'h1', (heading) => {
    if (document.activeElement !== page) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
