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
