import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const box = style({ display: 'flex' });

export const input = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.md,
  outline: 'none',
  backgroundColor: 'transparent',
  selectors: {
    // Hides Edge's own button.
    '&::-ms-reveal': { display: 'none' },
  },
});

export const toggle = style({
  flex: 'none',
  margin: '3px',
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text } },
});
