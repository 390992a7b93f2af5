import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** About the height of a few lists, so that what follows stays where it is. */
export const waiting = style({ minHeight: '180px' });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });

export const lists = style({ margin: 0, padding: 0, listStyle: 'none' });

export const list = style({
  padding: `${vars.space.sm} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});

export const listName = style({ fontWeight: vars.font.weight.medium });

// The table of totals above it has ended with a line.
globalStyle(`${list}:first-child`, { paddingTop: 0, borderTop: 0 });

export const edit = style({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } });

export const invoiced = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const open = style([invoiced, { fontWeight: vars.font.weight.medium }]);

export const details = style({ minWidth: 0, '@media': { print: { breakInside: 'avoid' } } });
// Paper can't open it.
globalStyle(`${details}::details-content`, { '@media': { print: { contentVisibility: 'visible' } } });

/** What is compared in the office is no part of the document. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const summary = style({
  width: 'fit-content',
  padding: `${vars.space.xxs} 0`,
  color: vars.color.primary,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': {
    '(pointer: coarse)': { padding: `${vars.space.sm} 0` },
    print: { color: vars.color.textMuted, listStyle: 'none' },
  },
});

export const scroll = style({ overflowX: 'auto' });

/** What is said of the sums keeps clear of their last line. */
export const totals = style({ marginBottom: vars.space.sm });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const cell = style({
  padding: `${vars.space.xs} ${vars.space.md} ${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
  verticalAlign: 'top',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const head = style([
  cell,
  { color: vars.color.textMuted, fontSize: vars.font.size.sm, fontWeight: 'normal', textAlign: 'start' },
]);

export const amountHead = style([head, { textAlign: 'end' }]);

export const item = style([cell, { fontWeight: 'normal', textAlign: 'start', overflowWrap: 'break-word' }]);

export const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

/** A quantity that is said in words. */
export const whole = style([cell, { textAlign: 'end' }]);

export const sumItem = style([item, { fontWeight: vars.font.weight.medium }]);

export const sum = style([amount, { fontWeight: vars.font.weight.medium }]);

/** Below what it belongs to; on paper, where there is room, beside it, so that lines take less of its height. */
export const below = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  '@media': { print: { display: 'inline', marginInlineStart: vars.space.xs } },
});

export const note = style({
  marginTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

/** The table of rates decides by its own width whether it shows cards. */
export const rates = style({ containerType: 'inline-size', marginTop: vars.space.sm });
