import { useCallback, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Drawer } from '../../../shared/ui/drawer/drawer.tsx';
import type { EntitySwitcherElement } from '../../../widgets/index.d.ts';
import { fetcher } from '../client/client.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import * as s from './entity-panel.css.ts';
import { texts } from './texts/index.ts';
import { useAfterSwitch } from './use-after-switch.ts';

/** The side panel with the entity switcher (ENT-02). After a switch the page is loaded again (ENT-09, ENT-10). */
export function EntityPanel({ onClose }: { onClose: () => void }) {
  const text = useText(texts);
  const [{ theme }] = useLayoutConfig();
  const afterSwitch = useAfterSwitch();
  const [switcher, setSwitcher] = useState<EntitySwitcherElement | null>(null);
  const [isUnchecked, setUnchecked] = useState(false);

  const listen = useCallback(
    (element: EntitySwitcherElement | null) => {
      setSwitcher(element);
      if (!element) return;
      let entityId: number | undefined;
      // These listeners are never removed: a running switch must finish also after the panel was closed.
      element.addEventListener('fp-entity-changed', ({ detail }) => {
        entityId = detail.entityId;
      });
      element.addEventListener('fp-reload', (event) => {
        event.preventDefault();
        void afterSwitch(entityId);
      });
      element.addEventListener('fp-error', ({ detail }) => setUnchecked(detail.code === 'admin-check'));
      element.addEventListener('fp-ready', () => {
        setUnchecked(false);
        takeFocus(element);
      });
    },
    [afterSwitch],
  );

  return (
    <Drawer title={text('acting.title')} side="right" open onClose={onClose}>
      <div className={s.content}>
        <p className={s.explanation}>{text('acting.explanation')}</p>
        {isUnchecked && (
          <Banner kind="warning" onRetry={() => switcher?.reload()}>
            {text('acting.unchecked')}
          </Banner>
        )}
        <entity-switcher ref={listen} theme={theme} fetcher={fetcher} />
      </div>
    </Drawer>
  );
}

/** Focuses the switcher, unless the user has moved the focus since the panel opened. */
function takeFocus(element: HTMLElement): void {
  const { activeElement } = document;
  const panel = element.closest('dialog');
  const isAtStart = activeElement === document.body || activeElement === panel?.querySelector('button');
  if (isAtStart || activeElement === panel) element.focus();
}
