import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** At the end of its line; what it says of its work is below it. */
export const place = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.sm,
  marginBottom: vars.space.sm,
  '@media': { print: { display: 'none' } },
});
