import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** In sight wherever the page stands, and beside the button that was just used rather than over it. */
export const saved = style({
  position: 'sticky',
  bottom: vars.space.sm,
  width: 'fit-content',
  marginTop: vars.space.md,
  marginLeft: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.md,
});
