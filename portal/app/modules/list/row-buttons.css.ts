import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** The place of a table, as container queries call it. */
export const ROWS = 'rows';
/** Where a table has no room for the words of its buttons beside its columns. */
const NO_ROOM_FOR_WORDS = `${ROWS} (max-width: 1400px)`;

export const buttons = style({
  display: 'inline-flex',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

/** One below the other where there is no room for them side by side. */
export const links = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
});

/** As high as a row of text, so that a row is no higher for it. */
export const link = style({
  display: 'inline-block',
  minHeight: '26px',
  color: vars.color.secondary,
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  '@media': {
    '(pointer: coarse)': { minHeight: '44px', lineHeight: '44px' },
    print: { display: 'none' },
  },
});

/** What a button does, in words where there is room for them, else as a sign; its name says it in both. */
export const words = style({ '@container': { [NO_ROOM_FOR_WORDS]: { display: 'none' } } });
export const sign = style({
  display: 'none',
  '@container': { [NO_ROOM_FOR_WORDS]: { display: 'inline-flex' } },
});
