import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';

/** Of one line of amounts. */
const LINE = '1.5em';

/** Of a head that is `head` high, and of the sums below it: on phones each has its name in a line above it. */
const rowsFor = (head: string, lines: number) =>
  `minmax(${head}, auto) minmax(calc(${lines} * ${LINE}), auto)`;
/** A button that a finger can hit. */
const TOUCHED = '44px';

/** Has the same height while it loads, with its sums, and where they can't be had, so that it moves no row of the list. */
export const sums = style({
  display: 'grid',
  gridTemplateRows: rowsFor('28px', 2),
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  lineHeight: LINE,
  '@media': {
    '(pointer: coarse)': { gridTemplateRows: rowsFor(TOUCHED, 2) },
    [PHONE]: { gridTemplateRows: rowsFor('28px', 4), paddingInline: vars.space.md },
    [`${PHONE} and (pointer: coarse)`]: { gridTemplateRows: rowsFor(TOUCHED, 4) },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const title = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.normal,
});

export const button = style({ flexShrink: 0, '@media': { print: { display: 'none' } } });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  // Smaller words on the base line of larger ones would make it higher.
  alignItems: 'start',
  columnGap: vars.space.md,
  selectors: { '[aria-busy=true] > &': { opacity: 0.6 } },
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What doesn't fit into a line goes whole, so that no amount is cut in two. */
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  maxHeight: LINE,
  overflow: 'hidden',
  selectors: { '[data-open] > &': { maxHeight: 'none' } },
  '@media': { print: { maxHeight: 'none' } },
});

export const amount = style({
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
