import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const frame = style({ position: 'relative' });

export const progress = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
