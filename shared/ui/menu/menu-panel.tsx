import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as s from './menu-panel.css.ts';

/** Without anchors a popover could not be placed by styles alone: the menu then hangs under its field. */
const canAnchor = (): boolean => CSS.supports('anchor-name: --a') && 'showPopover' in HTMLElement.prototype;

interface MenuPanelProps {
  /** The `anchor-name` of the frame, one an instance. */
  anchor: string;
  children: ReactNode;
}

/**
 * The open menu: a popover in the top layer, so that neither a scrolled container nor a dialog cuts it off, placed
 * below its field by CSS anchor positioning, or above it where there is no room below. Mount it to open it.
 */
export function MenuPanel({ anchor, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [anchored] = useState(canAnchor);
  const [isShown, setShown] = useState(false);

  useLayoutEffect(() => {
    if (anchored) panel.current?.showPopover();
    setShown(true);
  }, [anchored]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the scroll bar must not take the focus
    <div
      ref={panel}
      popover={anchored ? 'manual' : undefined}
      className={anchored ? s.anchored : s.hanging}
      style={{ positionAnchor: anchor } as CSSProperties}
      part="menu"
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* Before the popover is shown, nothing in it has a size or can be scrolled. */}
      {isShown && children}
    </div>
  );
}
