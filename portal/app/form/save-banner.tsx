import type { ReactNode } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Success } from './success.tsx';
import type { Save } from './use-save.ts';

interface SaveBannerProps {
  save: Save;
  /** The message for an error. */
  failureText(error: unknown): Text;
  /** Further buttons beside a failure. */
  actions?: ReactNode;
  /** The error is shown at a field, and needs no banner. */
  isShownAtField?: boolean;
}

/** The visible and audible result of a save (MOD-20). */
export function SaveBanner({ save, failureText, actions, isShownAtField = false }: SaveBannerProps) {
  const text = useText();
  const { state, success, dismiss } = save;
  return (
    <>
      <Success onDismiss={dismiss}>{success && text(success)}</Success>
      {'error' in state && !isShownAtField && (
        <Banner kind="error" onDismiss={dismiss} actions={actions}>
          {text(failureText(state.error))}
        </Banner>
      )}
    </>
  );
}
