import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

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

const side = style({ display: 'grid', placeItems: 'center', width: 32, height: 32 });

export const way = style([side, { color: vars.color.text, borderRadius: vars.radius.sm }]);

export const end = style([side, { color: vars.color.textMuted, opacity: 0.4 }]);

export const back = style({ transform: 'rotate(90deg)' });

export const onward = style({ transform: 'rotate(-90deg)' });
