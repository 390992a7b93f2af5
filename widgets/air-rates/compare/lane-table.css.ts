import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

const LINE = `1px solid ${vars.color.border}`;

/** Scrolls both ways, so that the headings and the lanes stay in sight. */
export const box = style({
  overflow: 'auto',
  maxHeight: 'max(280px, calc(100dvh - 300px))',
  border: LINE,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}` },
  '@media': { print: { overflow: 'visible', maxHeight: 'none', border: 0 } },
});

export const table = style({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.font.size.sm,
  '@media': { print: { fontSize: '7pt' } },
});
globalStyle(`${table} tr`, { breakInside: 'avoid' });

export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: LINE,
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-changed]': { backgroundColor: vars.color.secondarySoft },
    'tbody > tr:last-child > &': { borderBottom: 0 },
  },
  '@media': { print: { padding: '1px 3px', whiteSpace: 'normal' } },
});

export const figures = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

/** As long as somebody wrote them. */
export const notes = style([
  cell,
  {
    minWidth: 180,
    maxWidth: 320,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@media': { print: { minWidth: 0 } },
  },
]);

export const heading = style([
  cell,
  {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: vars.color.canvas,
    fontWeight: vars.font.weight.medium,
    '@media': { print: { position: 'static' } },
  },
]);
export const figuresHeading = style([heading, { textAlign: 'end' }]);
export const corner = style([heading, { insetInlineStart: 0, zIndex: 2, borderInlineEnd: LINE }]);

export const lane = style([
  cell,
  {
    position: 'sticky',
    insetInlineStart: 0,
    borderInlineEnd: LINE,
    backgroundColor: vars.color.surface,
    fontWeight: vars.font.weight.normal,
    '@media': { print: { position: 'static' } },
  },
]);

export const name = style({ display: 'block', fontWeight: vars.font.weight.medium });

export const airline = style({
  display: 'block',
  maxWidth: 'min(200px, 30vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.textMuted,
});

export const now = style({ display: 'block', fontWeight: vars.font.weight.medium });

export const was = style({
  display: 'block',
  fontSize: vars.font.size.xs,
  color: vars.color.textMuted,
  '@media': { print: { fontSize: 'inherit' } },
});

export const how = style({ color: vars.color.text });

const kind = style({
  display: 'inline-block',
  padding: `0 ${vars.space.xs}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.xs,
  lineHeight: '18px',
  '@media': { print: { padding: 0, fontSize: 'inherit' } },
});

export const kinds = styleVariants({
  new: [kind, { backgroundColor: vars.color.successSoft, color: vars.color.text }],
  dropped: [kind, { backgroundColor: vars.color.dangerSoft, color: vars.color.text }],
  changed: [kind, { backgroundColor: vars.color.secondarySoft, color: vars.color.text }],
  unchanged: [kind, { paddingInline: 0, color: vars.color.textMuted }],
});

export const dropped = style({ color: vars.color.textMuted });
globalStyle(`${dropped} td:nth-child(n + 3), ${dropped} ${name}`, { textDecoration: 'line-through' });
