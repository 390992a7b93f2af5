import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const table = style({
  width: '100%',
  marginBottom: vars.space.sm,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  height: '32px',
  padding: `0 ${vars.space.sm}`,
  borderTop: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.normal,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { height: '44px' } },
});
globalStyle(`${table} thead :is(th, td)`, {
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});
globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: vars.space.lg,
  // A week of two years is long in some languages.
  '@media': { [PHONE]: { whiteSpace: 'normal' } },
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: vars.space.lg });

globalStyle(`${table} :is(th, td):nth-last-child(2)`, {
  '@media': { [PHONE]: { paddingInlineEnd: vars.space.lg } },
});

/** As wide before the numbers are there. */
export const number = style({ width: '56px' });
globalStyle(`${table} ${number}`, { textAlign: 'end' });

export const week = style({
  color: vars.color.secondary,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** The numbers say it all where there is no room for bars. */
export const barCell = style({ width: '45%', '@media': { [PHONE]: { display: 'none' } } });

export const bar = style({ display: 'flex', height: '14px' });

/** Filled and striped, so that they are told apart without their colours. */
const fills = {
  ocean: { background: vars.color.secondary },
  air: {
    background: `repeating-linear-gradient(135deg, ${vars.color.secondary} 0 2px, ${vars.color.surface} 2px 5px)`,
  },
};
const edge = {
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.secondary}`,
  printColorAdjust: 'exact',
} as const;

export const parts = styleVariants(fills, (fill) => [fill, edge]);

export const samples = styleVariants(fills, (fill) => [
  fill,
  edge,
  { display: 'inline-block', width: '12px', height: '10px', '@media': { [PHONE]: { display: 'none' } } },
]);

/** As high as the table. */
export const failed = style({ minHeight: '328px', padding: `0 ${vars.space.lg}` });
