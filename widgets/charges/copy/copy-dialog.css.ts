import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** High enough for the menu and a short preview, so that nothing jumps when they come. */
export const content = style({ display: 'grid', gap: vars.space.md, minHeight: 260, alignContent: 'start' });

export const quiet = style({ color: vars.color.textMuted });

export const preview = style({ overflow: 'auto', maxHeight: 320 });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const amount = style([cell, { textAlign: 'end' }]);
