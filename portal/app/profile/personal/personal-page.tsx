import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { useProfile } from '../../session/profile/use-profile.ts';
import { PictureForm } from '../picture/picture-form.tsx';
import * as s from '../profile.css.ts';
import { ProfileNav } from '../profile-nav.tsx';
import { texts } from '../texts/index.ts';
import { PasswordForm } from './password-form.tsx';
import { PersonalForm } from './personal-form.tsx';

/** NAV-19, MOD-20: a person's own names, picture and password. */
export function PersonalPage() {
  const text = useText(texts);
  const profile = useProfile();
  return (
    <>
      <PageTitle of={text('menu.profile.personal')} />
      <PageHeader title={text('menu.profile.personal')} />
      <ProfileNav path="/user-profile/personal-information" />
      {profile ? (
        <div className={s.columns}>
          <div className={s.column}>
            <PersonalForm profile={profile} />
            <PasswordForm />
          </div>
          <PictureForm profile={profile} />
        </div>
      ) : (
        <SpinnerOverlay busy label={text('common.loading')} />
      )}
    </>
  );
}
