import { useEffect, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { ArrowUpIcon } from '../header/shell-icons.tsx';
import { texts } from '../texts/index.ts';
import { scrollToTop } from './scroll.ts';
import * as s from './scroll-to-top.css.ts';

/** SHELL-21: px scrolled before it shows. */
const OFFSET = 300;

/** SHELL-20. The button disappears at the top, so the focus is moved to the content first. */
export function ScrollToTop({ content }: { content: () => HTMLElement | null }) {
  const text = useText(texts);
  const [isShown, setShown] = useState(() => scrollY > OFFSET);

  useEffect(() => {
    const onScroll = () => setShown(scrollY > OFFSET);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  if (!isShown) return null;
  return (
    <button
      type="button"
      className={s.button}
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
