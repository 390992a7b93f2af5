import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.lg,
  paddingBottom: vars.space.lg,
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
});

export const muted = style({ color: vars.color.textMuted });

export const links = style({
  display: 'grid',
  gap: '1px',
  marginTop: vars.space.lg,
  marginInline: `calc(-1 * ${vars.space.sm})`,
  paddingTop: vars.space.sm,
  borderTop: `1px solid ${vars.color.border}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
