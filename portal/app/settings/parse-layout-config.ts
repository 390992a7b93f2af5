export const THEMES = ['light', 'dark', 'auto'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;

/** SHELL-33: the settings of this device. */
export interface LayoutConfig {
  readonly theme: (typeof THEMES)[number];
  readonly density: (typeof DENSITIES)[number];
  /** Whether the top bar counts unread notifications. */
  readonly notifications: boolean;
  /** Whether single keys do something, such as `/` and `j`; who speaks to the computer needs them off. */
  readonly shortcuts: boolean;
}

const DEFAULTS: LayoutConfig = {
  theme: 'auto',
  density: 'comfortable',
  notifications: true,
  shortcuts: true,
};

/**
 * Stored settings may be of another version or another program: each is validated alone, and an invalid one gets its
 * default.
 */
export function parseLayoutConfig(text: string | null): LayoutConfig {
  const stored = parsed(text);
  return {
    theme: THEMES.find((theme) => theme === stored.theme) ?? DEFAULTS.theme,
    density: DENSITIES.find((density) => density === stored.density) ?? DEFAULTS.density,
    notifications: isOn(stored.notifications, DEFAULTS.notifications),
    shortcuts: isOn(stored.shortcuts, DEFAULTS.shortcuts),
  };
}

const isOn = (value: unknown, byDefault: boolean): boolean =>
  typeof value === 'boolean' ? value : byDefault;

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
