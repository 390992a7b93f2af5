import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const track = style({
  height: '8px',
  borderRadius: '4px',
  backgroundColor: vars.color.border,
  overflow: 'hidden',
});

export const bar = style({
  height: '100%',
  backgroundColor: vars.color.primary,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.normal} linear`,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
});
