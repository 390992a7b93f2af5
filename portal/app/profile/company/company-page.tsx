import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { SwitchButton } from '../../entity/switch-button.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { managedCompanyPath } from '../../routes/record-path.ts';
import { Card } from '../card.tsx';
import * as s from '../profile.css.ts';
import { ProfileNav } from '../profile-nav.tsx';
import { texts } from '../texts/index.ts';
import { CompanyForm } from './company-form.tsx';
import { useCompany } from './use-company.ts';

/** NAV-20, MOD-21: the company that the person acts for; admins can open the entity switcher here, too. */
export function CompanyPage() {
  const text = useText(texts);
  const { company, hasFailed, reload, take } = useCompany();
  const isProvider = company?.entityType === 'Provider';
  return (
    <>
      <PageTitle of={text('menu.profile.company')} />
      <PageHeader title={text('menu.profile.company')} actions={<SwitchButton />} />
      <ProfileNav path="/user-profile/account-information" />
      {!company && !hasFailed && <SpinnerOverlay busy label={text('common.loading')} />}
      {hasFailed && (
        <Banner kind="error" onRetry={reload}>
          {text('profile.company.failed')}
        </Banner>
      )}
      {company && (
        <div className={s.columns}>
          <CompanyForm key={company.id} company={company} onSaved={take} onReload={reload} />
          <Card title={text('profile.company.rates')}>
            <dl className={s.facts}>
              <dt className={s.muted}>{text('profile.company.rateProfile')}</dt>
              <dd className={s.fact}>
                {company.rateProfile?.entityName ?? text('profile.company.noRateProfile')}
              </dd>
            </dl>
            <p className={s.muted}>
              {text(isProvider ? 'profile.company.provider.rates' : 'profile.company.rates.hint')}
            </p>
            {isProvider && (
              <p className={s.muted}>
                {text('profile.company.provider.more')}{' '}
                <PortalLink href={managedCompanyPath(company.id)}>
                  {text('profile.company.provider.change')}
                </PortalLink>
              </p>
            )}
          </Card>
        </div>
      )}
    </>
  );
}
