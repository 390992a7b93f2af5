import { useText } from '../../../../shared/i18n/use-text.ts';
import { type TextId, texts } from '../../../lists/texts/index.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { currentPath } from '../../routes/base-path.ts';
import * as s from './module-page.css.ts';

interface ViewLinksProps {
  /** Accessible name. */
  title: string;
  views: readonly { id: string; title: TextId }[];
  /** Pages beside these lists. */
  pages?: readonly { title: TextId; href: string }[];
  /** Id of the one that the page shows; `view` in the address chooses it, and the first one needs none. */
  shown: string;
}

/** Links between the lists of a page, and to pages beside them. */
export function ViewLinks({ title, views, pages = [], shown }: ViewLinksProps) {
  const text = useText(texts);
  return (
    <nav className={s.views} aria-label={title}>
      {views.map(({ id, title: name }) => (
        <PortalLink
          key={id}
          href={id === views[0]?.id ? currentPath() : `${currentPath()}?view=${id}`}
          className={s.view}
          aria-current={id === shown ? 'page' : undefined}
        >
          {text(name)}
        </PortalLink>
      ))}
      {pages.map((page) => (
        <PortalLink key={page.href} href={page.href} className={s.view}>
          {text(page.title)}
        </PortalLink>
      ))}
    </nav>
  );
}
