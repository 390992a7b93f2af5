import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const place = style({ position: 'relative', display: 'inline-flex' });

export const menu = style({ display: 'flex', flexDirection: 'column', padding: vars.space.xs });

export const item = style({
  minHeight: 32,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: vars.color.surfaceHover },
    '&[aria-disabled=true]': { color: vars.color.textMuted, cursor: 'default' },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
