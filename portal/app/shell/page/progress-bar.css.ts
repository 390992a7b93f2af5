import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1,
  height: '3px',
  transformOrigin: 'left',
  backgroundColor: vars.color.primary,
  transition: 'transform 30ms linear',
  pointerEvents: 'none',
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight' },
    print: { display: 'none' },
  },
});
