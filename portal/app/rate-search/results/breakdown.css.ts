import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const details = style({ gridColumn: '1 / -1', minWidth: 0 });

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

export const table = style({
  width: '100%',
  maxWidth: '640px',
  marginTop: vars.space.xs,
  borderCollapse: 'collapse',
});

const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm} ${vars.space.xs} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
  verticalAlign: 'top',
});

export const head = style([
  cell,
  { color: vars.color.textMuted, fontSize: vars.font.size.sm, fontWeight: 'normal', textAlign: 'start' },
]);

export const amountHead = style([head, { textAlign: 'end' }]);

export const item = style([cell, { fontWeight: 'normal', textAlign: 'start', overflowWrap: 'anywhere' }]);

export const amount = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

export const sumItem = style([item, { fontWeight: vars.font.weight.bold }]);

export const sum = style([amount, { fontWeight: vars.font.weight.bold }]);

export const note = style({
  marginTop: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const breaks = style({ margin: `${vars.space.xxs} 0 0`, paddingInlineStart: vars.space.lg });
