import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Success } from './success.tsx';
import type { Saving } from './use-saving.ts';

interface SavedBannerProps {
  saving: Saving;
  /** Further buttons beside a failure. */
  actions?: ReactNode;
  /** The failure stands at a field, and needs no banner. */
  isToldAtField?: boolean;
}

/** The visible and audible result of a save (MOD-20). */
export function SavedBanner({ saving: { saved, forget }, actions, isToldAtField = false }: SavedBannerProps) {
  const text = useText();
  return (
    <>
      <Success onDismiss={forget}>{saved.is === 'done' && text(saved.text)}</Success>
      {saved.is === 'failed' && !isToldAtField && (
        <Banner kind="error" onDismiss={forget} actions={actions}>
          {text(saved.text)}
        </Banner>
      )}
    </>
  );
}
