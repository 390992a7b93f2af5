import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const panel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  padding: vars.space.lg,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
});

export const panelTitle = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.bold });

export const bar = style({ width: '100%' });

export const state = style({ fontVariantNumeric: 'tabular-nums' });

export const failed = style({ color: vars.color.danger });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const about = style({ color: vars.color.textMuted });
