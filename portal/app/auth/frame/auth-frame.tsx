import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.css.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { withBase } from '../../routes/base-path.ts';
import { useConfig } from '../../session/use-config.ts';
import { texts } from '../texts/index.ts';
import * as s from './auth-frame.css.ts';
import { LanguageChoice } from './language-choice.tsx';

interface AuthFrameProps {
  /** The heading, and the title of the tab. */
  title: string;
  /** The form is still loading. Its height decides where the heading stands, so the heading is hidden until then. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** Here, because no stylesheet knows the path that the portal is behind. */
function drawPlaces(map: HTMLElement | null): void {
  if (map) map.style.maskImage = `url("${withBase('/places.svg')}")`;
}

/** The frame of the sign-in, password and invitation pages: brand, product, form and language. */
export function AuthFrame({ title, isWaiting = false, children }: AuthFrameProps) {
  const text = useText(texts);
  const config = useConfig();
  return (
    <div className={s.page}>
      <PageTitle of={title} />
      <header className={s.panel}>
        <p className={s.brand}>
          <img src={withBase('/favicon.svg')} alt="" width="28" height="28" />
          {config?.providerName || text('portal.name')}
        </p>
        <p className={s.product}>{text('auth.product')}</p>
        <div className={s.map} ref={drawPlaces} />
      </header>
      <main className={s.main}>
        <div className={s.form}>
          <h1 className={isWaiting ? visuallyHidden : s.title}>{title}</h1>
          {children}
        </div>
      </main>
      <footer className={s.footer}>
        <LanguageChoice />
      </footer>
    </div>
  );
}
