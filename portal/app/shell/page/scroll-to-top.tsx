import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ArrowUpIcon } from '../header/shell-icons.tsx';
import { BELOW_DESKTOP } from '../sizes.ts';
import { texts } from '../texts/index.ts';
import { useMedia } from '../use-media.ts';
import { isOverControl } from './is-over-control.ts';
import { scrollToTop } from './scroll.ts';
import * as s from './scroll-to-top.css.ts';

/** SHELL-21: px scrolled before it shows. */
const OFFSET = 300;

type Side = 'right' | 'left' | 'middle';
/** Where it may stand, the usual place first. Left is the menu on a desktop. */
const SIDES: readonly Side[] = ['right', 'middle'];
const SIDES_WITHOUT_MENU: readonly Side[] = ['right', 'left', 'middle'];

/**
 * SHELL-20. The button disappears at the top, so the focus is moved to the content first. Where what can be pressed in the page
 * would lie below it, it stands at another side: a press is for what somebody sees.
 */
export function ScrollToTop({ content }: { content: () => HTMLElement | null }) {
  const text = useText(texts);
  const [isShown, setShown] = useState(() => scrollY > OFFSET);
  const [side, setSide] = useState<Side>('right');
  const button = useRef<HTMLButtonElement>(null);
  const sides = useMedia(BELOW_DESKTOP) ? SIDES_WITHOUT_MENU : SIDES;

  // biome-ignore lint/correctness/useExhaustiveDependencies: where it stands is known once it is there
  useLayoutEffect(() => {
    const follow = () => {
      setShown(scrollY > OFFSET);
      const { current } = button;
      // What lies over the page hides what can be pressed there.
      if (document.querySelector('dialog:modal')) return;
      if (current) setSide(sides.find((one) => !isOverControl(current, placeOf(current, one))) ?? 'right');
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    // The window, or what the page holds, may be another without being scrolled.
    const observer = new ResizeObserver(follow);
    observer.observe(document.documentElement);
    return () => {
      removeEventListener('scroll', follow);
      observer.disconnect();
    };
  }, [sides, isShown]);

  if (!isShown) return null;
  return (
    <button
      ref={button}
      type="button"
      className={s.sides[side]}
      aria-label={text('shell.scrollToTop')}
      title={text('shell.scrollToTop')}
      onClick={() => {
        content()?.focus({ preventScroll: true });
        scrollToTop();
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}

/** Where the button would be at a side, as high as it is now. */
function placeOf(button: HTMLElement, side: Side): DOMRect {
  const { top, width, height } = button.getBoundingClientRect();
  const { clientWidth: room } = document.documentElement;
  const left = { right: room - width - s.EDGE, left: s.EDGE, middle: (room - width) / 2 }[side];
  return new DOMRect(left, top, width, height);
}
