import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Refusal } from '../refusal/refusal.tsx';
import { texts as refusalTexts } from '../refusal/texts/index.ts';
import type { Profile } from '../session/profile/profile.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { texts } from './texts/index.ts';

interface StaffOnlyProps {
  /** Decides what is drawn; the server checks the rights itself (ROLE-02). */
  may(profile: Profile): boolean;
  children: ReactNode;
}

/** Shows a refusal instead of a form that the server would refuse, to people who opened the page by its address. */
export function StaffOnly({ may, children }: StaffOnlyProps) {
  const text = useText(texts);
  const profile = useProfile();
  if (!profile || may(profile)) return children;
  return (
    <Refusal of="part" title={text('admin.forbidden')}>
      {text(refusalTexts('refusal.askAdmin'))}
    </Refusal>
  );
}
