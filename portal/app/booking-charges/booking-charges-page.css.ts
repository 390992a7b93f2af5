import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Visible at every scroll position, beside the save button and not over it. */
export const told = style({
  position: 'sticky',
  bottom: vars.space.sm,
  display: 'grid',
  gap: vars.space.sm,
  width: 'fit-content',
  marginTop: vars.space.md,
  marginLeft: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.md,
  selectors: { '&:empty': { display: 'none' } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
