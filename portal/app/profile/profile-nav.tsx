import { useText } from '../../../shared/i18n/use-text.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './profile-nav.css.ts';
import { texts } from './texts/index.ts';

const PAGES = [
  { path: '/user-profile/personal-information', text: 'menu.profile.personal' },
  { path: '/user-profile/account-information', text: 'menu.profile.company' },
  { path: '/user-profile/route-subscription/products', text: 'menu.profile.routes' },
] as const;

/** Navigation between the pages of the profile (NAV-19 to NAV-21). */
export function ProfileNav({ path }: { path: (typeof PAGES)[number]['path'] }) {
  const text = useText(texts);
  return (
    <nav className={s.nav} aria-label={text('menu.profile')}>
      {PAGES.map((page) => (
        <PortalLink
          key={page.path}
          href={page.path}
          className={s.link}
          aria-current={page.path === path ? 'page' : undefined}
        >
          {text(page.text)}
        </PortalLink>
      ))}
    </nav>
  );
}
