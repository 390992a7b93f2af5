import { type RefObject, useEffect, useRef, useState } from 'react';
import * as s from './side-scroll.css.ts';

interface SideScrollProps {
  /** What is scrolled; its own bar stands at the end of a long list, out of sight. */
  of: RefObject<HTMLElement | null>;
  /** Width of its content. */
  width: number;
}

/**
 * The bar that scrolls a table sideways, at the lower edge of the window, and a shade at the side where more columns are.
 * For the mouse alone: keys scroll the table itself.
 */
export function SideScroll({ of, width }: SideScrollProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width has another end
  useEffect(() => {
    const { current: content } = of;
    if (!content) return;
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = content.scrollLeft;
      setHasMore(content.scrollLeft + content.clientWidth < content.scrollWidth - 1);
    };
    follow();
    content.addEventListener('scroll', follow);
    return () => content.removeEventListener('scroll', follow);
  }, [of, width]);

  return (
    <>
      {hasMore && <div className={s.shade} />}
      <div
        ref={bar}
        className={s.bar}
        aria-hidden="true"
        tabIndex={-1}
        onScroll={({ currentTarget }) => {
          if (of.current) of.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        <div style={{ width, height: 1 }} />
      </div>
    </>
  );
}
