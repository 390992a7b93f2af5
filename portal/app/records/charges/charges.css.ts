import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** About the height of a few lists, so that what follows stays where it is. */
export const waiting = style({ minHeight: '180px' });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });

export const lists = style({ margin: 0, padding: 0, listStyle: 'none' });

export const list = style({
  padding: `${vars.space.sm} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});

export const listName = style({ fontWeight: vars.font.weight.medium });

export const edit = style({ marginInlineStart: 'auto' });

export const invoiced = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const open = style([invoiced, { fontWeight: vars.font.weight.medium }]);

export const details = style({
  minWidth: 0,
  '@media': { print: { selectors: { '&:not([open])': { breakInside: 'avoid' } } } },
});

export const summary = style({
  width: 'fit-content',
  padding: `${vars.space.xxs} 0`,
  color: vars.color.primary,
  fontSize: vars.font.size.sm,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  '@media': { '(pointer: coarse)': { padding: `${vars.space.sm} 0` } },
});

export const scroll = style({ overflowX: 'auto' });

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

export const item = style([cell, { fontWeight: 'normal', textAlign: 'start', overflowWrap: 'anywhere' }]);

export const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

export const sumItem = style([item, { fontWeight: vars.font.weight.medium }]);

export const sum = style([amount, { fontWeight: vars.font.weight.medium }]);

export const below = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const note = style({
  marginTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

/** The table of rates decides by its own width whether it shows cards. */
export const rates = style({ containerType: 'inline-size', marginTop: vars.space.sm });
