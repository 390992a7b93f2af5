import { style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/vars.css.ts';

export const cell = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 });

export const note = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
