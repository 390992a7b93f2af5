import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { NARROW } from '../shell/sizes.ts';

/** Visible at every scroll position, beside the save button and not over it. */
export const told = style({
  position: 'sticky',
  bottom: vars.space.sm,
  display: 'grid',
  gap: vars.space.sm,
  width: 'fit-content',
  maxWidth: '560px',
  marginTop: vars.space.md,
  marginLeft: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: vars.shadow.md,
  selectors: { '&:empty': { display: 'none' } },
  // Some lines of text leave a phone no room for the button.
  '@media': { [NARROW]: { selectors: { '&:has([role=alert])': { position: 'static' } } } },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
