import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const modes = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  width: 'fit-content',
  maxWidth: '100%',
  margin: 0,
  padding: vars.space.xxs,
  gap: vars.space.xxs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.canvas,
});

export const mode = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '30px',
  padding: `0 ${vars.space.md}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      color: vars.color.text,
      borderColor: vars.color.border,
      background: vars.color.surface,
      boxShadow: vars.shadow.sm,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '40px' },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
});

/** Covers the label, so that a touch on it is one on the button. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
