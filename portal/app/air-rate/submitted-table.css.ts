import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const table = style({
  minWidth: '100%',
  // Collapsed borders would not stay with what sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  '@media': { print: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const number = style([cell, { textAlign: 'end' }]);

/** A sentence, on several lines. */
export const remark = style([
  cell,
  { minWidth: '200px', whiteSpace: 'pre-line', '@media': { print: { minWidth: 0, whiteSpace: 'pre-line' } } },
]);

/** The lane that a row is of stays in sight, and so does what a column is of. */
const stays = style({
  position: 'sticky',
  backgroundColor: vars.color.surface,
  '@media': { print: { position: 'static' } },
});

export const lane = style([
  cell,
  stays,
  { insetInlineStart: 0, zIndex: 1, fontWeight: vars.font.weight.medium },
]);

export const head = style([
  cell,
  stays,
  {
    top: 0,
    zIndex: 2,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    selectors: { '&:first-child': { insetInlineStart: 0, zIndex: 3 } },
  },
]);

export const numberHead = style([head, { textAlign: 'end' }]);
