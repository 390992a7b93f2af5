import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';

/** Width of the column with the boxes. */
export const BOX_WIDTH = '40px';

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

/** At the lower edge of the window for as long as the list is longer, where it moves no row. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  // Above the bar that scrolls a wide table.
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.lg,
  '@media': { [PHONE]: { padding: vars.space.sm }, print: { display: 'none' } },
});

export const count = style({
  marginRight: 'auto',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
