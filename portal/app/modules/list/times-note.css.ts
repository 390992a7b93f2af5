import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const note = style({
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
