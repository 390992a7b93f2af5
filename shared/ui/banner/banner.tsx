import type { ReactNode } from 'react';
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
  /** Shows the button `Try again`. */
  onRetry?: (() => void) | undefined;
  /** Further buttons, beside `Try again`. */
  actions?: ReactNode;
}

/** A message in the flow of the page (PO-16, PO-17): `alert` for errors and warnings, else `status`. */
export function Banner({ kind, children, onDismiss, onRetry, actions }: BannerProps) {
  const text = useText();
  const KindIcon = ICONS[kind];
  return (
    <div
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
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
