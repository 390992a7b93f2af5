import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** In a narrow column the values are cut, not the number of those that are missing. */
export const short = style({
  display: 'flex',
  gap: vars.space.xs,
  '@media': { print: { display: 'block' } },
});

export const first = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const more = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });

/** The number of a record is read as one: it is cut before it breaks. */
export const record = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
});

export const wraps = style({ display: 'block', whiteSpace: 'normal' });

/** As in the table, which has less room for such a cell then. */
const NARROW = '(max-width: 1080px)';

/** In a table all rows have the same columns; elsewhere as many as there is room for. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  columnGap: vars.space.md,
  selectors: {
    'td > &': {
      gridTemplateColumns: 'repeat(3, max-content)',
      '@container': {
        [NARROW]: { gridTemplateColumns: 'repeat(2, max-content)', columnGap: vars.space.sm },
      },
    },
  },
});

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
});

/** Wide enough for `+1000`, so that prices stand below each other. */
export const priceName = style({
  minWidth: '40px',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

/** Not cut: what it is asked for by has to be read whole. */
export const line = style({ display: 'block', whiteSpace: 'normal' });

export const amount = style({ display: 'block', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** Room for a bar, and for some words of a reason but not for a line of them. */
export const state = style({ display: 'grid', gap: vars.space.xs, minWidth: '120px', maxWidth: '208px' });

/** A value of one line, and what is said of it below. */
export const noted = style({ display: 'grid' });

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm, whiteSpace: 'normal' });

/** Why it went wrong. */
export const fault = style([note, { color: vars.color.danger }]);
