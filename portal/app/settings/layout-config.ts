import { useSyncExternalStore } from 'react';
import { type LayoutConfig, parseLayoutConfig } from './parse-layout-config.ts';
import './layout-config.css.ts';

/** CONST-27 */
const KEY = 'LayoutConfig';

const listeners = new Set<() => void>();
let current: LayoutConfig | undefined;

/** The settings of this device. Where nothing may be stored they hold until the page is left. */
const layoutConfig = (): LayoutConfig => (current ??= parseLayoutConfig(stored()));

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function changeLayoutConfig(change: Partial<LayoutConfig>): void {
  current = { ...layoutConfig(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Kept in this page alone.
  }
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function onStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  current = undefined;
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    // Nobody heard what other tabs changed meanwhile.
    current = undefined;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The settings and the way to change some of them; other tabs follow (SHELL-33, D-96). */
export function useLayoutConfig(): readonly [LayoutConfig, (change: Partial<LayoutConfig>) => void] {
  return [useSyncExternalStore(subscribe, layoutConfig), changeLayoutConfig];
}

/**
 * Keeps theme and density on the page: on `root`, which is drawn by the theme, and on the document, for its canvas and
 * scroll bars and for the elements, which inherit the density's tokens. The answer ends it.
 */
export function followLayoutConfig(root: HTMLElement): () => void {
  const apply = () => {
    const { theme, density } = layoutConfig();
    root.dataset.theme = theme;
    Object.assign(document.documentElement.dataset, { theme, density });
  };
  apply();
  return subscribe(apply);
}
