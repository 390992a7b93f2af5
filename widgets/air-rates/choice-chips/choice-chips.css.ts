import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  paddingBottom: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:has(:checked)': {
      borderColor: vars.color.primary,
      backgroundColor: vars.color.primarySoft,
      fontWeight: vars.font.weight.medium,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '2px' } },
    },
  },
});
