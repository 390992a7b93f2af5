import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { ASIDE, LAYER, RAIL, TOP } from '../sizes.ts';

/** Reserves the width; the part that opens by hover lies over the content and moves nothing. */
export const aside = style({
  position: 'sticky',
  top: TOP,
  zIndex: LAYER.aside,
  width: ASIDE,
  height: `calc(100dvh - ${TOP})`,
  selectors: { '&[data-minimised]': { width: RAIL } },
  '@media': { print: { display: 'none' } },
});

export const panel = style({
  width: ASIDE,
  height: '100%',
  padding: `${vars.space.md} ${vars.space.sm}`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  backgroundColor: vars.color.surface,
  borderRight: `1px solid ${vars.color.border}`,
  transition: `width ${vars.motion.fast} ease-out`,
  selectors: {
    '&[data-rail]': { width: RAIL, scrollbarWidth: 'none' },
    '[data-minimised] > &:not([data-rail])': { boxShadow: vars.shadow.lg },
  },
});
