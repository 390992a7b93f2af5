import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const facts = style({ display: 'grid', gap: vars.space.sm });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '34% 1fr',
  gap: vars.space.md,
  paddingBottom: vars.space.sm,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, lineHeight: '20px' });

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const section = style({ marginTop: vars.space.lg });

export const heading = style({
  marginBottom: vars.space.xs,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

export const entries = style({ display: 'grid', gap: vars.space.xs });

export const entryAction = style({ marginInlineStart: vars.space.md, fontSize: vars.font.size.sm });

export const note = style([label, { overflowWrap: 'anywhere' }]);

export const times = style([note, { margin: `${vars.space.sm} 0 0` }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  marginTop: vars.space.lg,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
