import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as s from './menu-panel.css.ts';
import { usePlacement } from './use-placement.ts';

/** Without popovers the menu hangs under its field, in the page itself. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * The open menu: a popover in the top layer, so that neither a scrolled container nor a dialog cuts it off. It stands at
 * the node that it is put into. Mount it to open it.
 */
export function MenuPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const [isPopover] = useState(hasPopovers);
  const [isShown, setShown] = useState(false);

  useLayoutEffect(() => {
    if (isPopover) panel.current?.showPopover();
    setShown(true);
  }, [isPopover]);
  usePlacement(panel, isPopover);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the scroll bar must not take the focus
    <div
      ref={panel}
      popover={isPopover ? 'manual' : undefined}
      className={isPopover ? s.placed : s.hanging}
      part="menu"
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* Before the popover is shown and as wide as its field, nothing in it has a size or can be scrolled. */}
      {isShown && children}
    </div>
  );
}
