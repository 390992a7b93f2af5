import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadPart } from '../../../shared/i18n/languages.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import { useThirdPartyScripts } from '../third-party-scripts/use-third-party-scripts.ts';
import { listenToKeys } from './global-keys.ts';
import { paletteAtom, quickPanelAtom, shortcutsAtom } from './open-panels.ts';
import { PaletteWaiting } from './palette-waiting.tsx';
import { PanelFailure } from './panel-failure.tsx';

/** A panel whose code fails to load is replaced by a message. */
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
 * The panels over every page of signed-in people: quick panel, command palette, keyboard shortcuts. Their code is
 * loaded when they are first opened; only their keys are handled here.
 */
export function Panels() {
  const openPalette = useSetAtom(paletteAtom);
  const openShortcuts = useSetAtom(shortcutsAtom);
  useEffect(
    () => listenToKeys({ onPalette: () => openPalette(true), onShortcuts: () => openShortcuts(true) }),
    [openPalette, openShortcuts],
  );
  useThirdPartyScripts();
  return (
    <>
      <OnceOpened by={quickPanelAtom} part={QuickPanel} />
      <OnceOpened by={paletteAtom} part={CommandPalette} waiting={<PaletteWaiting />} />
      <OnceOpened by={shortcutsAtom} part={ShortcutsDialog} />
    </>
  );
}

interface OnceOpenedProps {
  by: Atom<unknown>;
  part: ComponentType;
  /** Shown until the code of the panel is there, in place of a spinner over the page. */
  waiting?: ReactNode;
}

function OnceOpened({ by, part: Part, waiting }: OnceOpenedProps) {
  const text = useText();
  const isOpen = Boolean(useAtomValue(by));
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={waiting ?? <SpinnerOverlay busy fullScreen label={text('common.loading')} />}>
      <Part />
    </Suspense>
  );
}
