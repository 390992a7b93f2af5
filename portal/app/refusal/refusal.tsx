import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { WarningIcon } from '../../../shared/ui/icons/icons.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../routes/paths.ts';
import { useConfig } from '../session/use-config.ts';
import { Brand } from '../shell/header/brand.tsx';
import * as s from './refusal.css.ts';
import { texts } from './texts/index.ts';

interface RefusalProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** Where it is done; the start page, if nothing is said. */
  action?: { href: string; name: string; state?: unknown };
  /** Stands in the place of the usual sign. */
  picture?: ReactNode;
  /**
   * `page` is the whole page of one that has no shell, `screen` the content of a page; a `part` stands in one, and a
   * `list` takes the place of rows.
   */
  of: keyof typeof s.places;
  /** Names the provider above it, where nothing else on the page does. */
  isBranded?: boolean;
  /** It came in answer to something, so it is announced. */
  isAnnounced?: boolean;
}

/** The one look of everything that is refused or missing: whose portal, what happened, what to do. */
export function Refusal({
  title,
  children,
  action,
  picture,
  of,
  isBranded = of === 'page',
  isAnnounced,
}: RefusalProps) {
  const text = useText(texts);
  const Place = of === 'page' ? 'main' : 'section';
  const Title = of === 'page' || of === 'screen' ? 'h1' : 'h2';
  const { href, name, state = null } = action ?? { href: PATHS.home, name: text('portal.toStart') };
  return (
    <Place className={s.places[of]}>
      <div className={s.content} role={isAnnounced ? 'alert' : undefined}>
        {isBranded && <BrandName />}
        {picture ?? (
          <span className={s.sign}>
            <WarningIcon />
          </span>
        )}
        <Title className={Title === 'h1' ? s.title : s.smallTitle}>{title}</Title>
        {children && <div className={s.more}>{children}</div>}
        <PortalLink href={href} state={state} className={s.action}>
          {name}
        </PortalLink>
      </div>
    </Place>
  );
}

function BrandName() {
  const text = useText(texts);
  const config = useConfig();
  return (
    <p className={s.brand}>
      <Brand className={s.mark} />
      {config?.providerName || text('portal.name')}
    </p>
  );
}
