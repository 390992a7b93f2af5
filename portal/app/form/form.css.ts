import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });
/** Clear of a message that sticks above the fields, and with room for the field's own below it. */
globalStyle(`${form} :is(input, textarea):not(:hover)`, { scrollMarginBlock: '64px 48px' });

/** One error of several, each on its own line. */
export const problem = style({ display: 'block' });

/** A checkbox with its text. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: 'fit-content',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});

/** How far a save is, beside the buttons of a dialog. */
export const progress = style({ margin: 0, marginInlineEnd: 'auto', alignSelf: 'center' });
