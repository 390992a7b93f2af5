import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const drawing = style({
  width: '220px',
  maxWidth: '70vw',
  marginBottom: vars.space.md,
  fill: 'none',
  stroke: vars.color.borderStrong,
  strokeWidth: '2px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const accent = style({ stroke: vars.color.primary });

export const filled = style({ fill: vars.color.primarySoft, stroke: vars.color.primary });

export const water = style({ stroke: vars.color.secondary });

export const status = style({
  margin: 0,
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size.sm,
  letterSpacing: '0.16em',
});
