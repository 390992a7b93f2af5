import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { BELOW_DESKTOP, DESKTOP, HEADER, HEADER_VAR, LAYER, PHONE } from './sizes.ts';

/** Sticky parts of pages and tools stay below the header, and the header doesn't hide a focused control. */
globalStyle(':root', {
  vars: { [HEADER_VAR]: HEADER, '--fp-sticky-top': `calc(${HEADER} + 8px)` },
  scrollPaddingTop: `calc(${HEADER} + 12px)`,
});

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `${HEADER} minmax(0, 1fr)`,
  minHeight: '100dvh',
  background: vars.color.canvas,
  '@media': {
    [DESKTOP]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    print: { display: 'block', minHeight: 0, background: 'none' },
  },
});

/** The first focusable control, visible only while it is focused. */
export const skip = style({
  position: 'fixed',
  top: vars.space.sm,
  left: vars.space.sm,
  zIndex: LAYER.skip,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});

export const main = style({
  width: '100%',
  maxWidth: '1440px',
  margin: '0 auto',
  padding: `${vars.space.lg} ${vars.space.xl} ${vars.space.xl}`,
  outline: 'none',
  '@media': {
    [BELOW_DESKTOP]: { padding: vars.space.lg },
    [PHONE]: { padding: vars.space.md },
    print: { maxWidth: 'none', padding: 0 },
  },
});

/** SHELL-25 */
export const wideMain = style([main, { maxWidth: 'none' }]);

/** It is focused to be announced, and needs no focus ring. */
globalStyle(`${main} h1[tabindex]`, { outline: 'none' });
