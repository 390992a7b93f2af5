import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** What an estimate leaves to be looked at; without words it takes no room. */
export const warning = style({
  margin: `${vars.space.xs} 0 0`,
  color: vars.color.warning,
  fontSize: vars.font.size.sm,
  ':empty': { margin: 0 },
});
