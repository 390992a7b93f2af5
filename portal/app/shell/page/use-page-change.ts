import { type RefObject, useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';

const GOING = ['pushState', 'replaceState'];

/**
 * Acts as soon as the node is present, which may be after the page has loaded. Returns a function that stops waiting.
 */
function whenPresent(root: HTMLElement, selector: string, act: (node: HTMLElement) => void): () => void {
  const check = () => {
    const node = root.querySelector<HTMLElement>(selector);
    if (!node) return;
    observer.disconnect();
    act(node);
  };
  const observer = new MutationObserver(check);
  observer.observe(root, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/**
 * After a page change, scrolls `content` to its top (SHELL-29) or to the hash of the address, and focuses its heading,
 * so that a screen reader announces the page. On Back and Forward the browser restores the scroll position itself, and
 * a focus inside the page is left alone.
 */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const path = usePathname();
  const shown = useRef(path);
  const isNew = useRef(false);

  useEffect(() => {
    const onGo = () => {
      isNew.current = location.pathname !== shown.current;
    };
    // Events of the router, which it doesn't send on Back and Forward.
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
      ? [whenPresent(page, `#${CSS.escape(place)}`, (node) => node.scrollIntoView({ block: 'start' }))]
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
  return whenPresent(page, 'h1', (heading) => {
    if (document.activeElement !== page) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
