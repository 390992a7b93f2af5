import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBottom: vars.space.md,
  '@media': { print: { display: 'none' } },
});

export const view = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: `0 ${vars.space.md}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': {
      borderColor: vars.color.border,
      color: vars.color.text,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.sm,
    },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** Looks as a primary button does. */
export const create = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.md}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.primaryHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' }, print: { display: 'none' } },
});
