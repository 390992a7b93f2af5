import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { bar as sideScroll } from '../list/side-scroll.css.ts';

/** Width of the column with the boxes. */
export const BOX_WIDTH = '40px';

const BAR_HEIGHT = '54px';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '32px',
  minHeight: '34px',
  // Shift and a click choose a range of rows, not their texts.
  userSelect: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  boxSizing: 'border-box',
  minHeight: BAR_HEIGHT,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.lg,
});

/** The bar that scrolls a wide table stays above this one. */
globalStyle(`[data-selecting] ${sideScroll}`, { bottom: BAR_HEIGHT });

export const count = style({
  marginRight: vars.space.sm,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** For those who chose the rows by the keyboard, and are many stops away from the bar. */
export const key = style({
  display: 'none',
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  '@media': { '(pointer: fine) and (min-width: 800px)': { display: 'inline' } },
});

/** Looks as the buttons beside it. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: vars.color.surface,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
