import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const textInput = style({
  display: 'block',
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});
