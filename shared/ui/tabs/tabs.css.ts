import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  // On a phone in several lines: one that is scrolled out of sight isn't looked for.
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  // The names of the tabs stand in line with what is below them.
  margin: `0 calc(-1 * ${vars.space.sm})`,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.control.height,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: 0,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 0 0`,
  background: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '&[aria-selected=true]': { color: vars.color.primary },
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.sm,
      bottom: 0,
      height: '2px',
      backgroundColor: vars.color.primary,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]::after': { backgroundColor: 'Highlight' } },
    },
  },
});

export const panel = style({ ':focus-visible': { outlineOffset: '2px' } });
