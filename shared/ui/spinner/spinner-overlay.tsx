import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDelayed } from '../hooks/use-delayed.ts';
import { Spinner } from './spinner.tsx';
import * as s from './spinner-overlay.css.ts';

/** Shorter waits show nothing: a flash would only disturb (PO-22). */
const DELAY = 200;

interface SpinnerOverlayProps {
  busy: boolean;
  /** What goes on, for example `Loading purchase orders`; shown and announced. */
  label: string;
  /** Covers the window instead of the content (D-105). */
  fullScreen?: boolean;
  children?: ReactNode;
}

/**
 * The content, covered while `busy` lasts longer than 200 ms (PO-21, PO-22, D-105). The content stays in place
 * with its focus: it is marked `aria-busy`, never disabled or inert.
 */
export function SpinnerOverlay({ busy, label, fullScreen = false, children }: SpinnerOverlayProps) {
  const shown = useDelayed(busy, DELAY);
  return (
    <div className={s.container} aria-busy={busy}>
      {children}
      <div aria-live="polite" className={s.status}>
        {shown && <Cover label={label} fullScreen={fullScreen} />}
      </div>
    </div>
  );
}

function Cover({ label, fullScreen }: { label: string; fullScreen: boolean }) {
  const cover = useRef<HTMLDivElement>(null);

  // The top layer lies above dialogs and is not caught by a transformed ancestor in the host page.
  useLayoutEffect(() => {
    if (fullScreen) cover.current?.showPopover();
  }, [fullScreen]);

  return (
    <div
      ref={cover}
      popover={fullScreen ? 'manual' : undefined}
      className={fullScreen ? s.screen : s.cover}
      part="overlay"
    >
      <span className={s.card}>
        <Spinner size={20} />
        {label}
      </span>
    </div>
  );
}
