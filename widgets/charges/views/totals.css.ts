import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const totals = style({
  marginInlineStart: 'auto',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

const cell = { padding: `${vars.space.xxs} ${vars.space.md}`, paddingInlineEnd: 0 };

export const column = style({
  ...cell,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.normal,
  textAlign: 'end',
});

export const label = style({ ...cell, fontWeight: vars.font.weight.medium, textAlign: 'start' });

export const amount = style({ ...cell, minWidth: 92, textAlign: 'end' });

/** The sum of all the others. */
export const grand = style({});
globalStyle(`${grand} > *`, { fontWeight: vars.font.weight.bold });
