import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const content = style({ display: 'grid', gap: vars.space.md, minHeight: 120, alignContent: 'start' });

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});

export const hint = style({
  marginTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const warning = style({ marginBottom: vars.space.xs, fontWeight: vars.font.weight.medium });

export const select = style({
  display: 'block',
  maxWidth: 480,
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  textOverflow: 'ellipsis',
});

/** In a heading, and as narrow as its column. */
export const columnSelect = style([
  select,
  { paddingInline: vars.space.xs, fontWeight: vars.font.weight.normal },
]);

export const scrolled = style({
  overflow: 'auto',
  maxHeight: 400,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
});

export const table = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

const leftOut = {
  '&[data-left-out], [data-left-out] > &': { color: vars.color.textMuted, textDecoration: 'line-through' },
};
const line = `1px solid ${vars.color.border}`;

export const cell = style({
  maxWidth: 240,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: line,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    ...leftOut,
    '&[data-wrong]': {
      color: vars.color.danger,
      backgroundColor: vars.color.dangerSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

globalStyle(`${cell} svg`, { marginInlineEnd: vars.space.xs, verticalAlign: 'text-bottom' });

/** A text that stands in a line above. */
export const repeated = style({ color: vars.color.textMuted });

export const number = style([cell, { textAlign: 'end' }]);

export const head = style({
  minWidth: 124,
  padding: vars.space.sm,
  borderBottom: line,
  backgroundColor: vars.color.canvas,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const sourceName = style({
  display: 'block',
  maxWidth: 200,
  marginBottom: vars.space.xs,
  overflow: 'hidden',
  fontWeight: vars.font.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-left-out] > &': { color: vars.color.textMuted } },
});

export const lineNumber = style({
  position: 'sticky',
  insetInlineStart: 0,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: line,
  borderInlineEnd: line,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.normal,
  textAlign: 'end',
  verticalAlign: 'bottom',
});

globalStyle(`${table} tbody tr:last-child > *`, { borderBottom: 0 });

export const more = style({
  position: 'sticky',
  insetInlineStart: 0,
  width: 'fit-content',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const group = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 });

export const legend = style({ padding: 0, marginBottom: vars.space.xs, fontWeight: vars.font.weight.medium });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  width: 'fit-content',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
export const counts = style({ display: 'grid', gap: vars.space.xs, overflowWrap: 'anywhere' });

export const details = style({ fontSize: vars.font.size.sm });

export const detailsLabel = style({
  width: 'fit-content',
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
});

/** The rows of a sheet, and what becomes of them. */
export const sum = style({ fontSize: vars.font.size.sm });

export const sumLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
});

export const sumButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primary,
  font: 'inherit',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const entries = style({
  display: 'grid',
  gap: vars.space.xxs,
  maxHeight: 160,
  marginTop: vars.space.xs,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});
