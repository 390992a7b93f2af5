import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { LAYER } from '../sizes.ts';

/** From the edge of the window, in CSS pixels: as much as `space.lg`. */
export const EDGE = 16;

const button = style({
  position: 'fixed',
  bottom: vars.space.lg,
  zIndex: LAYER.toTop,
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  boxShadow: vars.shadow.md,
  selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.borderStrong } },
  '@media': {
    '(pointer: coarse)': { width: '44px', height: '44px' },
    print: { display: 'none' },
  },
});

export const sides = styleVariants({
  right: [button, { right: `${EDGE}px` }],
  left: [button, { left: `${EDGE}px` }],
  middle: [button, { left: '50%', transform: 'translateX(-50%)' }],
});

// The end of a page can be scrolled above the button: what is last there is often what sends a form.
globalStyle(`main:has(+ ${button})`, {
  paddingBottom: `calc(36px + ${vars.space.lg} + ${vars.space.sm})`,
  '@media': {
    '(pointer: coarse)': { paddingBottom: `calc(44px + ${vars.space.lg} + ${vars.space.sm})` },
    print: { paddingBottom: 0 },
  },
});
