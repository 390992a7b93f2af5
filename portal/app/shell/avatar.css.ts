import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const avatar = style({
  display: 'block',
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
  fill: 'currentColor',
});

export const initials = style({
  fontSize: '38px',
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.02em',
});
