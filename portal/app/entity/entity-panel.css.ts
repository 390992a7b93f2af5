import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Room below for the menu of companies, which would else have to open upwards. */
export const content = style({
  display: 'grid',
  gap: vars.space.lg,
  minHeight: '420px',
  alignContent: 'start',
});

export const explanation = style({ color: vars.color.textMuted });
