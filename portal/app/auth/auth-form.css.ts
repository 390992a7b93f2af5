import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  marginTop: vars.space.xs,
});

export const cancel = style({ marginInlineStart: 'auto', padding: `${vars.space.sm} 0` });

export const explanation = style({ color: vars.color.textMuted });
