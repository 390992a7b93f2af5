import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Keeps the room of what comes, so that the page doesn't jump. */
export const results = style({ minHeight: '320px' });

export const start = style({ padding: `${vars.space.lg} 0`, color: vars.color.textMuted });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  marginBottom: vars.space.md,
});

export const count = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 180px)',
  gap: vars.space.md,
  '@media': {
    '(max-width: 575.98px)': { width: '100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const notes = style({
  display: 'grid',
  gap: vars.space.xxs,
  marginBottom: vars.space.md,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const note = style({ marginTop: vars.space.md, color: vars.color.textMuted });

export const list = style({
  display: 'grid',
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

export const empty = style({
  display: 'grid',
  gap: vars.space.md,
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

export const emptyTitle = style({ fontSize: vars.font.size.lg, fontWeight: vars.font.weight.bold });

export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  margin: `${vars.space.sm} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const suggestion = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: vars.color.surface,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const emptyActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
});
