import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  padding: vars.space.lg,
  boxSizing: 'border-box',
  background: vars.color.canvas,
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  maxWidth: '440px',
  textAlign: 'center',
});

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

export const heading = style({ margin: 0, fontSize: vars.font.size.xl, lineHeight: 1.25 });

export const more = style({ margin: `0 0 ${vars.space.md}`, color: vars.color.textMuted });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.lg}`,
  borderRadius: vars.radius.md,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.primaryHover } },
});
