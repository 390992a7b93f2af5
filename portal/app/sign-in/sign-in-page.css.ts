import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const page = style({
  minHeight: '100vh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.md,
  background: vars.color.canvas,
});

export const card = style({
  width: '100%',
  maxWidth: '400px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  padding: vars.space.xl,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.md,
  '@media': { '(max-width: 480px)': { padding: vars.space.lg } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
});

export const title = style({ fontSize: vars.font.size.xl, lineHeight: 1.2 });

export const signUp = style({ color: vars.color.textMuted });
