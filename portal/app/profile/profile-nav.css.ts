import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const nav = style({
  display: 'flex',
  gap: vars.space.lg,
  marginBottom: vars.space.lg,
  borderBottom: `1px solid ${vars.color.border}`,
  overflowX: 'auto',
  '@media': { print: { display: 'none' } },
});

export const link = style({
  flex: 'none',
  padding: `${vars.space.sm} 0`,
  // Covers the line below, so that the open tab is joined to its page.
  marginBottom: '-1px',
  borderBottom: '2px solid transparent',
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { borderBottomColor: vars.color.primary, color: vars.color.text },
  },
});
