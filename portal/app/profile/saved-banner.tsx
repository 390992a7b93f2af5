import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import type { Saving } from './use-saving.ts';

/** The visible result of a save (MOD-20). */
export function SavedBanner({ saving, actions }: { saving: Saving; actions?: ReactNode }) {
  const text = useText();
  const { saved, forget } = saving;
  if (saved.is !== 'done' && saved.is !== 'failed') return null;
  return (
    <Banner kind={saved.is === 'done' ? 'success' : 'error'} onDismiss={forget} actions={actions}>
      {text(saved.text.id, saved.text.values)}
    </Banner>
  );
}
