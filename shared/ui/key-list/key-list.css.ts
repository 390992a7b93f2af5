import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const group = style({
  marginTop: vars.space.lg,
  fontWeight: vars.font.weight.bold,
  selectors: { '&:first-child': { marginTop: 0 } },
});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const keys = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const key = style({
  padding: `0 ${vars.space.xs}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.canvas,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  whiteSpace: 'nowrap',
});
