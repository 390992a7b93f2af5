import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const notice = style({
  marginBottom: vars.space.lg,
  '@media': { print: { display: 'none' } },
});
