import { useSetAtom } from 'jotai';
import { chooseLocale } from '../../../shared/i18n/choose-locale.ts';
import { LOCALE_NAMES } from '../../../shared/i18n/locale-names.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import type { Option } from '../../../shared/ui/options/option.ts';
import { useGo } from '../layout/use-go.ts';
import { MENU } from '../menu.ts';
import { quickPanelAtom, shortcutsAtom, userPanelAtom } from '../panels/open-panels.ts';
import { useLayoutConfig } from '../settings/layout-config.ts';
import { DENSITIES, THEMES } from '../settings/parse-layout-config.ts';
import { entriesFor, type ShownEntry } from '../shell/menu/shown-entries.ts';
import { useViewer } from '../shell/menu/use-viewer.ts';
import { LIST_SCREENS } from './list-screens.ts';
import { texts } from './texts/index.ts';

/** A page to open or an action; the hint distinguishes equal names. */
export interface Command extends Option {
  readonly id: string;
  run(): void;
}

/** All pages of the viewer's menu with the lists on them, and the actions of the shell. */
export function useCommands(): { screens: Command[]; actions: Command[] } {
  const text = useText(texts);
  const go = useGo();
  const viewer = useViewer();
  const locale = useLocale();
  const [{ theme, density }, change] = useLayoutConfig();
  const openQuickPanel = useSetAtom(quickPanelAtom);
  const openUserPanel = useSetAtom(userPanelAtom);
  const openShortcuts = useSetAtom(shortcutsAtom);
  const helpUrl = viewer.config?.helpUrl;

  const screensOf = (entries: readonly ShownEntry[], parent?: ShownEntry): Command[] =>
    entries.flatMap((entry) => {
      const { id, href, external, children = [] } = entry;
      const label = text(entry.text);
      const above = parent && text(parent.text);
      const names = { id, label, ...(above && { hint: above, words: [above] }) };
      const below = screensOf(children, entry);
      if (external) {
        return helpUrl
          ? [{ ...names, run: () => window.open(helpUrl, '_blank', 'noopener,noreferrer') }]
          : below;
      }
      const lists = LIST_SCREENS.filter(({ of, shows }) => of === id && (shows?.(viewer) ?? true)).map(
        (list) => ({
          ...{ id: list.id, label: text(list.text), hint: label },
          run: () => go(list.href),
        }),
      );
      return href ? [{ ...names, run: () => go(href) }, ...lists, ...below] : below;
    });

  return {
    screens: screensOf(entriesFor(viewer, MENU)),
    actions: [
      { id: 'panel-audit', label: text('panel.audit'), run: () => openQuickPanel({ tab: 'audit' }) },
      {
        id: 'panel-notifications',
        label: text('panel.notifications'),
        run: () => openQuickPanel({ tab: 'notifications' }),
      },
      { id: 'panel-settings', label: text('panel.settings'), run: () => openQuickPanel({ tab: 'settings' }) },
      { id: 'panel-user', label: text('shell.userPanel'), run: () => openUserPanel(true) },
      { id: 'shortcuts', label: text('shell.shortcuts'), run: () => openShortcuts(true) },
      ...THEMES.filter((one) => one !== theme).map((one) => ({
        id: `theme-${one}`,
        label: text('palette.theme', { theme: one }),
        run: () => change({ theme: one }),
      })),
      ...DENSITIES.filter((one) => one !== density).map((one) => ({
        id: `density-${one}`,
        label: text('palette.density', { density: one }),
        run: () => change({ density: one }),
      })),
      ...LOCALES.filter((one) => one !== locale).map((one) => ({
        id: `language-${one}`,
        label: text('palette.language', { name: LOCALE_NAMES[one] }),
        run: () => chooseLocale(one),
      })),
    ],
  };
}
