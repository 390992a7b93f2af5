import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the hint can be read in the empty input inside `place`. Before anything is known of its size it can. */
export function useHintFits(place: RefObject<HTMLElement | null>, hint: string | undefined): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const input = place.current?.querySelector('input');
    if (!input || !hint) return;
    const measure = () => setFits(widthOf(hint, input) <= roomIn(input));
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    measure();
    // The page's font may come after the list.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [place, hint]);
  return fits;
}

function roomIn(input: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function widthOf(text: string, input: HTMLInputElement): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(input);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return context.measureText(text).width;
}
