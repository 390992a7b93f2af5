import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const table = style({ display: 'block' });

export const cell = style({ display: 'block', minWidth: 0, padding: 0 });

export const card = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.md} ${vars.space.md}`,
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const reference = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  color: vars.color.secondary,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'none',
  scrollMarginBottom: vars.space.xl,
});

/** The box is at the edge of the card, where it is found below each other. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: 0,
  textAlign: 'start',
});

export const facts = style({ display: 'grid', gap: vars.space.xxs });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 32%) 1fr',
  gap: vars.space.md,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, lineHeight: '20px' });

export const value = style({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
