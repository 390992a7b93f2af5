import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const undo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: '1 1 0',
  justifyContent: 'flex-end',
  // The button, and some of what it takes back.
  minWidth: '140px',
});

export const what = style({
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '36ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
