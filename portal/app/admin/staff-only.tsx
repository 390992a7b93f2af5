import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Refusal } from '../refusal/refusal.tsx';
import { texts as refusalTexts } from '../refusal/texts/index.ts';
import type { Profile } from '../session/profile/profile.ts';
import { useProfile } from '../session/profile/use-profile.ts';
import { texts } from './texts/index.ts';

interface StaffOnlyProps {
  title: string;
  /** Decides what is drawn; the server checks the rights itself (ROLE-02). */
  may(profile: Profile): boolean;
  children: ReactNode;
}

/**
 * A page for some people. Others, who opened it by its address, get a refusal in place of all that the server would refuse,
 * so that nothing of it is asked for.
 */
export function StaffOnly({ title, may, children }: StaffOnlyProps) {
  const text = useText(texts);
  const profile = useProfile();
  return (
    <>
      <PageTitle of={title} />
      {!profile || may(profile) ? (
        children
      ) : (
        <>
          <PageHeader title={title} />
          <Refusal of="part" title={text('admin.forbidden')}>
            {text(refusalTexts('refusal.askAdmin'))}
          </Refusal>
        </>
      )}
    </>
  );
}
