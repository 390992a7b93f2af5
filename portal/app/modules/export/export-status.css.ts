import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Below the controls of the list, on a line of its own. */
const line = style({ flexBasis: '100%', order: 1 });

export const running = style([
  line,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm },
]);

/** As wide as most sizes, so that the button beside it stays where it is while the number grows. */
export const size = style({
  minWidth: '64px',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const failed = line;
