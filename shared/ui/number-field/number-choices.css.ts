import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
});
