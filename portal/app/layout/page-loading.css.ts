import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** As high as a short page, so that the message stands where the content will be. */
export const place = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '40vh',
  color: vars.color.textMuted,
});
