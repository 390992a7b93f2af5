import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const list = style({ ':focus-visible': { outlineOffset: '4px' } });

export const note = style({ color: vars.color.textMuted });

export const part = style({
  marginTop: vars.space.xl,
  paddingBottom: vars.space.xs,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});

/** Two columns where the window is wide enough. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
});

export const card = style({
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const cardTitle = style({ marginBottom: vars.space.md, fontSize: vars.font.size.lg });
