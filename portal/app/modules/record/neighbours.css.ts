import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const neighbours = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const place = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

const way = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-disabled]': { color: vars.color.textMuted, opacity: 0.4, cursor: 'default' },
  },
});

export const back = style([way, { transform: 'rotate(90deg)' }]);

export const onward = style([way, { transform: 'rotate(-90deg)' }]);
