import { type RefObject, useEffect, useState } from 'react';

/** Whether lines of the list are longer than there is room for; while it is open it shows them whole, and is not measured. */
export function useIsCut(list: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  // After each render, because other amounts may fit where those before didn't.
  useEffect(() => {
    const { current } = list;
    if (!current || isOpen) return;
    const observer = new ResizeObserver(() =>
      setCut([...current.querySelectorAll('dd')].some((line) => line.scrollHeight > line.clientHeight)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  });
  return isCut;
}
