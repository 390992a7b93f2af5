import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'block',
  flex: 'none',
  width: '16px',
  height: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
