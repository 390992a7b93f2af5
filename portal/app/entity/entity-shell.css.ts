import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Visible at every scroll position, at the bottom where it covers no controls. */
export const notice = style({
  position: 'fixed',
  insetInlineEnd: vars.space.lg,
  insetBlockEnd: vars.space.lg,
  zIndex: 3,
  maxWidth: `min(440px, calc(100vw - 2 * ${vars.space.lg}))`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.lg,
});
