/**
 * The values behind the theme contract. A colour is a pair: light, dark. Green is the primary and blue the
 * secondary colour (I18N-11); the pairs that carry text keep WCAG AA in both themes, which a test computes.
 * Lengths are px: `rem` would follow the host page's root size.
 */
export const colors = {
  canvas: ['#f5f7f9', '#12161b'],
  surface: ['#ffffff', '#191e25'],
  surfaceRaised: ['#ffffff', '#212730'],
  surfaceHover: ['#eef2f5', '#2a313b'],
  text: ['#1b232c', '#e7ecf1'],
  textMuted: ['#56626f', '#a3afbc'],
  border: ['#d9dfe5', '#333c47'],
  borderStrong: ['#808c98', '#75828f'],
  primary: ['#15703f', '#58c489'],
  primaryHover: ['#0f5a32', '#76d3a0'],
  onPrimary: ['#ffffff', '#06170d'],
  primarySoft: ['#e4f4ea', '#18352a'],
  secondary: ['#1d5fa8', '#7ab4f2'],
  secondarySoft: ['#e5f0fb', '#1a2f47'],
  focus: ['#1667c4', '#8cc0f8'],
  danger: ['#b3261e', '#f4928b'],
  dangerSoft: ['#fcebea', '#3d2022'],
  warning: ['#8a5200', '#e9b452'],
  warningSoft: ['#fdf2dc', '#382c15'],
  success: ['#15703f', '#58c489'],
  successSoft: ['#e4f4ea', '#18352a'],
  overlay: ['#10182066', '#0009'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export const space = { xxs: '2px', xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' };

export const radius = { sm: '3px', md: '5px', lg: '8px' };

export const font = {
  family: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif`,
  mono: `ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace`,
  size: { xs: '11px', sm: '12px', md: '14px', lg: '16px', xl: '20px' },
  weight: { normal: '400', medium: '500', bold: '600' },
  lineHeight: '1.45',
};

const SHADE = 'light-dark(#1018201f, #0008)';

export const shadow = {
  sm: `0 1px 2px ${SHADE}`,
  md: `0 4px 12px ${SHADE}`,
  lg: `0 12px 32px ${SHADE}`,
};

export const control = { height: '36px' };

export const motion = { fast: '120ms', normal: '200ms' };
