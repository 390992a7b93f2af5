import { useRef } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './aside.css.ts';
import { Nav } from './nav.tsx';
import { useHoverExpand } from './use-hover-expand.ts';

/** The side menu of the desktop; minimised it is a rail of icons (SHELL-31, SHELL-37, SHELL-38). */
export function Aside({ minimised }: { minimised: boolean }) {
  const text = useText(texts);
  const { expanded, area } = useHoverExpand();
  const panel = useRef<HTMLElement>(null);
  const isRail = minimised && !expanded;
  return (
    <div className={s.aside} data-minimised={minimised || undefined} {...area}>
      <nav
        ref={panel}
        className={s.panel}
        aria-label={text('shell.navigation')}
        data-rail={isRail || undefined}
      >
        <Nav isRail={isRail} box={panel} />
      </nav>
    </div>
  );
}
