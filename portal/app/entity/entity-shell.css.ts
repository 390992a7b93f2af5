import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** In sight wherever the page stands, and over nothing that one works on at the top of it. */
export const notice = style({
  position: 'fixed',
  insetInlineEnd: vars.space.lg,
  insetBlockEnd: vars.space.lg,
  zIndex: 3,
  maxWidth: `min(440px, calc(100vw - 2 * ${vars.space.lg}))`,
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.lg,
});
