import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const chart = style({ fontSize: vars.font.size.sm, outline: 'none' });

/** Measured in the window, printed in the width of the paper. */
globalStyle(`${chart} svg`, { maxWidth: '100%', outline: 'none' });
globalStyle(`${chart} .recharts-cartesian-grid line`, { stroke: vars.color.border });
globalStyle(`${chart} .recharts-cartesian-axis-line`, { stroke: vars.color.borderStrong });
globalStyle(`${chart} text`, { fontVariantNumeric: 'tabular-nums' });

/** Ends where the bar begins. */
export const barName = style({
  overflow: 'hidden',
  lineHeight: '20px',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const bar = style({
  fill: vars.color.secondary,
  stroke: vars.color.secondary,
  '@media': { print: { fill: '#444', stroke: '#000', printColorAdjust: 'exact' } },
});

/** What isn't chosen is an outline, also without colours. */
export const faint = style({
  fill: vars.color.secondarySoft,
  strokeDasharray: '4 3',
  '@media': { print: { fill: '#fff' } },
});

export const choosable = style({
  cursor: 'pointer',
  selectors: { '&:hover': { stroke: vars.color.text, strokeWidth: 2 } },
});

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  fontSize: vars.font.size.sm,
});

export const legendEntry = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const lines = styleVariants({ planned: {}, actual: {} });
globalStyle(`${lines.planned} :is(path, line)`, {
  stroke: vars.color.textMuted,
  strokeWidth: 2,
  strokeDasharray: '6 4',
});
globalStyle(`${lines.actual} :is(path, line)`, { stroke: vars.color.secondary, strokeWidth: 2 });

export const points = styleVariants({
  planned: { fill: vars.color.surface, stroke: vars.color.textMuted, strokeWidth: 2 },
  actual: { fill: vars.color.secondary, stroke: vars.color.secondary },
});
