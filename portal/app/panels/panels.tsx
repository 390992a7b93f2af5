import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { useForeignScripts } from '../foreign-scripts/use-foreign-scripts.ts';
import { listenToKeys } from './global-keys.ts';
import { paletteAtom, quickPanelAtom, shortcutsAtom } from './open-panels.ts';
import { PanelFailure } from './panel-failure.tsx';

/** Code that didn't arrive is told in place of what was to open. */
const part = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn('[portal] A panel could not be loaded:', error);
      return { default: PanelFailure };
    }
  });

const QuickPanel = part(
  async () => (await loadPart(() => import('../quick-panel/lazy-panel.ts'))).QuickPanel,
);
const CommandPalette = part(
  async () => (await loadPart(() => import('../command-palette/lazy-palette.ts'))).CommandPalette,
);
const ShortcutsDialog = part(
  async () => (await loadPart(() => import('../shortcuts/lazy-dialog.ts'))).ShortcutsDialog,
);

/**
 * What opens over any page of signed-in people: quick panel, command palette, list of shortcuts. Their code comes when
 * they are first opened; here are only the keys that open them.
 */
export function Panels() {
  const openPalette = useSetAtom(paletteAtom);
  const openShortcuts = useSetAtom(shortcutsAtom);
  useEffect(
    () => listenToKeys({ onPalette: () => openPalette(true), onShortcuts: () => openShortcuts(true) }),
    [openPalette, openShortcuts],
  );
  useForeignScripts();
  return (
    <>
      <OnceOpened by={quickPanelAtom} part={QuickPanel} />
      <OnceOpened by={paletteAtom} part={CommandPalette} />
      <OnceOpened by={shortcutsAtom} part={ShortcutsDialog} />
    </>
  );
}

function OnceOpened({ by, part: Part }: { by: Atom<unknown>; part: ComponentType }) {
  const text = useText();
  const isOpen = Boolean(useAtomValue(by));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={<SpinnerOverlay busy fullScreen label={text('common.loading')} />}>
      <Part />
    </Suspense>
  );
}
