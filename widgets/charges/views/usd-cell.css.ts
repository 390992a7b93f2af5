import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const cell = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 });

/** The amount stands right, and is read first. */
export const line = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const note = style({
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.font.size.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
});
