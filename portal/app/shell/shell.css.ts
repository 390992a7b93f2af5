import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { BELOW_DESKTOP, DESKTOP, HEADER, LAYER, PHONE } from './sizes.ts';

/** What sticks to the top of a page or tool sticks below the header, and what gets the focus is not hidden by it. */
globalStyle(':root', {
  vars: { '--fp-sticky-top': `calc(${HEADER} + 8px)` },
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

/** The first stop of the keyboard, seen only while it has the focus. */
export const skip = style({
  position: 'fixed',
  top: vars.space.sm,
  left: vars.space.sm,
  zIndex: LAYER.progress,
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

/** It is given the focus to be read out, not to be used. */
globalStyle(`${main} h1[tabindex]`, { outline: 'none' });
