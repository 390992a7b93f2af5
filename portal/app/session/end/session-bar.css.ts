import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Visible at every scroll position, in a corner where it covers little. */
export const bar = style({
  position: 'fixed',
  zIndex: 30,
  insetInlineEnd: vars.space.lg,
  insetBlockEnd: vars.space.lg,
  width: 'min(440px, calc(100vw - 32px))',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.lg,
  '@media': { print: { display: 'none' } },
});
