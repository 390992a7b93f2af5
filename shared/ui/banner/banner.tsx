import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.tsx';
import * as s from './banner.css.ts';

const ICONS = { error: ErrorIcon, warning: WarningIcon, success: SuccessIcon, info: InfoIcon };

interface BannerProps {
  kind: keyof typeof ICONS;
  children: ReactNode;
  /** Shows the button `Dismiss`. */
  onDismiss?: (() => void) | undefined;
  /** A click anywhere on it dismisses it, too; one that ends the selecting of text doesn't. */
  dismissByClick?: boolean;
  /** Shows the button `Try again`. */
  onRetry?: (() => void) | undefined;
  /** Further buttons, beside `Try again`. */
  actions?: ReactNode;
  /** `none` inside a live region that was there before, and announces it. */
  role?: 'alert' | 'status' | 'none';
}

/** What can be typed in: a cell of a table has its control only once it has the focus (D-155). */
const FIELD = 'input:enabled:not([type=checkbox]), [role=gridcell][tabindex]';

/**
 * For `ref`: buttons that go must not take the focus along. Ctrl+S would be the browser's, and React gives it to the
 * first control, which may throw something away. From the keyboard it goes on to the first field; else, and before
 * there is one, to the root.
 */
export const focusBack = (node: HTMLElement | null) => () => {
  const root = node?.getRootNode() as ShadowRoot;
  const { activeElement } = root;
  const top = node?.closest('dialog') ?? root.querySelector<HTMLElement>('[part=root]');
  if (!top || !activeElement || !node?.contains(activeElement)) return;
  const isByKey = activeElement.matches(':focus-visible');
  top.tabIndex = -1;
  top.focus({ preventScroll: true });
  top.addEventListener('blur', () => top.removeAttribute('tabindex'), { once: true });
  // React is in the middle of its work, and listens to no event before it is done.
  queueMicrotask(() => {
    if (!isByKey || root.activeElement !== top) return;
    top.querySelector<HTMLElement>(FIELD)?.focus();
  });
};

/** A message in the flow of the page (PO-16, PO-17): `alert` for errors and warnings, else `status`. */
export function Banner({
  kind,
  children,
  onDismiss,
  dismissByClick = false,
  onRetry,
  actions,
  role = kind === 'error' || kind === 'warning' ? 'alert' : 'status',
}: BannerProps) {
  const text = useText();
  const KindIcon = ICONS[kind];
  const onClick = ({ target }: MouseEvent) => {
    const isOnButton = (target as Element).closest('button, a') !== null;
    if (!isOnButton && getSelection()?.isCollapsed !== false) onDismiss?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is in the properties
    <div
      ref={focusBack}
      role={role}
      onClick={dismissByClick ? onClick : undefined}
      className={`${s.banner} ${s.kinds[kind]}`}
      part={`banner banner-${kind}`}
    >
      <span className={s.icon}>
        <KindIcon />
      </span>
      <div className={s.content}>
        <div className={s.message}>{children}</div>
        {(onRetry || actions) && (
          <div className={s.actions}>
            {onRetry && (
              <Button size="sm" onClick={onRetry}>
                {text('common.tryAgain')}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton label={text('common.dismiss')} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
