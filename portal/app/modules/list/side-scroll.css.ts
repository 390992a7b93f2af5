import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Above the headings and cells that stay in their place. */
const LAYER = 3;

export const shade = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  zIndex: LAYER,
  width: '14px',
  background: `linear-gradient(to right, transparent, color-mix(in srgb, ${vars.color.text} 14%, transparent))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: LAYER,
  overflowX: 'auto',
  overflowY: 'hidden',
  '@media': { print: { display: 'none' } },
});
