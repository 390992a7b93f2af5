import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import * as s from './drawer.css.ts';

interface DrawerProps {
  /** Heading and accessible name. */
  title: string;
  /** The edge of the window that it stands at. */
  side: 'left' | 'right';
  open: boolean;
  /** At least 768 px, or the window where that is narrower (D-104): for forms with a table. */
  wide?: boolean;
  /** Escape, the X or a click beside it: the owner decides, asks about unsaved work, and sets `open`. */
  onClose(): void;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal panel at the side of the window; in all but its place it is a `Dialog`. Phones give it their whole width. */
export function Drawer({ side, wide = false, ...rest }: DrawerProps) {
  return <Dialog {...rest} look={`${s.sides[side]} ${wide ? s.wide : ''}`} />;
}
