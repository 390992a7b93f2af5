import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Leaves space for the list of companies, which would open upwards otherwise. */
export const content = style({
  display: 'grid',
  gap: vars.space.lg,
  minHeight: '420px',
  alignContent: 'start',
});

export const explanation = style({ color: vars.color.textMuted });
