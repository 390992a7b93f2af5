import { useSyncExternalStore } from 'react';
import { type LayoutConfig, parseLayoutConfig } from './parse-layout-config.ts';
import './layout-config.css.ts';
import { plainJson } from '../../../shared/plain-json.ts';

/** CONST-27 */
const KEY = 'LayoutConfig';

const listeners = new Set<() => void>();
let current: LayoutConfig | undefined;

/** The settings of this device. Without storage they apply until the page is left. */
export const layoutConfig = (): LayoutConfig => (current ??= parseLayoutConfig(stored()));

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
    localStorage.setItem(KEY, plainJson(current));
  } catch {
    // Without storage the setting applies to this page only.
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
    // Without a listener, changes by other tabs were missed.
    current = undefined;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The settings and a function that changes some of them, also for other tabs (SHELL-33, D-96). */
export function useLayoutConfig(): readonly [LayoutConfig, (change: Partial<LayoutConfig>) => void] {
  return [useSyncExternalStore(subscribe, layoutConfig), changeLayoutConfig];
}

/**
 * Applies theme and density to `root` and to the document, whose canvas, scroll bars and elements need them, too.
 * Returns a function that ends it.
 */
export function applyLayoutConfig(root: HTMLElement): () => void {
  const apply = () => {
    const { theme, density } = layoutConfig();
    root.dataset.theme = theme;
    Object.assign(document.documentElement.dataset, { theme, density });
  };
  apply();
  return subscribe(apply);
}
