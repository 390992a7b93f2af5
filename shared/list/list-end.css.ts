import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const end = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  minHeight: '60px',
  padding: vars.space.md,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const empty = style({
  padding: `${vars.space.xl} ${vars.space.lg}`,
  color: vars.color.textMuted,
  textAlign: 'center',
});
