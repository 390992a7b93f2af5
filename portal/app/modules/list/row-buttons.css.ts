import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const buttons = style({
  display: 'inline-flex',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});
