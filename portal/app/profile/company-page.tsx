import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { SwitchButton } from '../entity/switch-button.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { Card } from './card.tsx';
import { CompanyForm } from './company-form.tsx';
import * as s from './profile.css.ts';
import { ProfileNav } from './profile-nav.tsx';
import { useCompany } from './use-company.ts';

/** NAV-20, MOD-21: the company that one acts for; admins open the entity switcher from here, too. */
export function CompanyPage() {
  const text = useText();
  const { load, reload, take } = useCompany();
  return (
    <>
      <PageTitle of={text('menu.profile.company')} />
      <PageHeader title={text('menu.profile.company')} actions={<SwitchButton />} />
      <ProfileNav path="/user-profile/account-information" />
      {load.is === 'loading' && <SpinnerOverlay busy label={text('common.loading')} />}
      {load.is === 'failed' && (
        <Banner kind="error" onRetry={reload}>
          {text('profile.company.failed')}
        </Banner>
      )}
      {load.is === 'ready' && (
        <div className={s.columns}>
          <CompanyForm key={load.company.id} company={load.company} onSaved={take} onReload={reload} />
          <Card title={text('profile.company.rates')}>
            <dl className={s.facts}>
              <dt className={s.muted}>{text('profile.company.rateProfile')}</dt>
              <dd className={s.fact}>
                {load.company.rateProfile?.entityName ?? text('profile.company.noRateProfile')}
              </dd>
            </dl>
            <p className={s.muted}>{text('profile.company.rates.hint')}</p>
          </Card>
        </div>
      )}
    </>
  );
}
