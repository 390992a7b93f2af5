import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isComposing } from '../../keys/is-composing.ts';
import { IconButton } from '../button/icon-button.tsx';
import { keepFocus } from '../field/keep-focus.ts';
import { useStable } from '../hooks/use-stable.ts';
import { CloseIcon } from '../icons/icons.tsx';
import * as s from './dialog.css.ts';

interface DialogProps {
  /** Heading and accessible name. */
  title: string;
  open: boolean;
  /** For a table inside; `full` for one of many columns. */
  wide?: boolean | 'full';
  /** The X in the corner; without it where one of the actions closes, under the same name. */
  hasX?: boolean;
  /** The class of a modal that is no box in the middle, and that a click beside it asks to close, too. */
  look?: string;
  /** Escape, the X or the browser's own way to close: the owner decides and sets `open`. */
  onClose(): void;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Safari doesn't: there a click beside the dialog is ours to notice. */
const knowsClosedBy = () => 'closedBy' in HTMLDialogElement.prototype;

/** Whether a click on the dialog met what lies around its box. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}

/** What has the focus, or its cell in a grid, whose control is there only with the focus (D-155). */
function lastingPlace(active: Element | null): Element | null {
  let inner = active;
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner?.closest('[role=gridcell][tabindex]') ?? active;
}

/**
 * A modal question or form in the native `<dialog>`: the page behind is inert, and when it closes the focus
 * returns to where it was. An open menu inside takes the first Escape, the dialog the second.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, wide, hasX = true, look, onClose, actions, children }: DialogProps) {
  const text = useText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useStable(onClose);

  useLayoutEffect(() => {
    const element = dialog.current!;
    const root = element.getRootNode() as Document | ShadowRoot;
    // Outside of this root, where the page asked the element to open it.
    const opener = lastingPlace(root.activeElement ?? document.activeElement);
    // The browser does it itself, unless what it remembered lies in another root.
    const giveFocusBack = () => {
      if (opener instanceof HTMLElement && !opener.matches(':focus-within')) opener.focus();
    };
    element.showModal();
    return () => {
      element.close();
      giveFocusBack();
      // React gives the focus back to the element around this root once it has drawn.
      if (opener?.getRootNode() !== root) queueMicrotask(giveFocusBack);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={look ?? `${s.dialog} ${wide === 'full' ? s.full : wide ? s.wide : ''}`}
      closedby={(look && 'any') as 'any'}
      aria-labelledby={titleId}
      part="dialog"
      onClick={(event) => {
        if (look && !knowsClosedBy() && isBeside(event)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        // Else the browser closes the dialog without asking its owner where Escape is pressed twice in a row.
        event.preventDefault();
        close();
      }}
      onCancel={(event) => {
        // A file chooser inside cancels too, and its event bubbles in React.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        // Our own closing is no news, and the dialog is gone by then.
        if (event.target === event.currentTarget && event.currentTarget.isConnected) close();
      }}
    >
      {/* No `header`: in a page of its own it would be a second banner for screen readers. */}
      <div className={s.header}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        {hasX && (
          <IconButton label={text('common.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={s.body}>{children}</div>
      {actions && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but to leave the focus where it is
        <footer className={s.footer} onMouseDown={keepFocus}>
          {actions}
        </footer>
      )}
    </dialog>
  );
}
