import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const box = style({ containerType: 'inline-size' });

/** The table beside the map where there is room, else below it. */
export const parts = style({
  display: 'grid',
  gap: vars.space.sm,
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

export const figure = style({ margin: 0, padding: `0 ${vars.space.lg}` });

/** As high as the map before it has come: `PROPORTION` of `frame.ts`. */
export const place = style({
  position: 'relative',
  aspectRatio: '16 / 10',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.canvas,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.lg}`,
  padding: `${vars.space.xs} 0 ${vars.space.sm}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const sample = style({
  boxSizing: 'border-box',
  width: '14px',
  height: '14px',
  border: `2px solid ${vars.color.secondary}`,
  borderRadius: '7px',
  background: vars.color.surface,
});

export const lateSample = style({
  width: '14px',
  height: '14px',
  borderRadius: '7px',
  background: vars.color.danger,
  color: vars.color.surface,
  fontSize: '10px',
  fontWeight: vars.font.weight.bold,
  lineHeight: '14px',
  textAlign: 'center',
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  height: '32px',
  padding: `0 ${vars.space.sm}`,
  borderTop: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.normal,
  textAlign: 'start',
  '@media': { '(pointer: coarse)': { height: '44px' } },
});
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.font.size.sm });
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: vars.space.lg });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: vars.space.lg });

export const number = style({ width: '1%', whiteSpace: 'nowrap' });
globalStyle(`${table} ${number}`, { textAlign: 'end' });

export const link = style({
  color: vars.color.secondary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const more = style({ padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.md}` });

export const note = style({
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.sm}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const failed = style({ minHeight: '200px', padding: `0 ${vars.space.lg}` });
