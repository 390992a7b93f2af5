import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const opened = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});

/** Whole days and numbers go to the next line. */
export const fact = style({ display: 'inline-block' });

export const renewed = style({ display: 'block', color: vars.color.text });

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const bar = style({
  display: 'inline-block',
  height: '12px',
  marginInlineStart: vars.space.md,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceHover,
  verticalAlign: 'middle',
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

const WIDTHS = { company: '120px', day: '150px', rates: '48px', validity: '190px' };
export const bars = styleVariants(WIDTHS, (width) => [bar, { width }]);

export const missing = style({ color: vars.color.danger });

export const earlier = style({ marginTop: vars.space.xl });

export const heading = style({
  marginBottom: vars.space.sm,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.bold,
});

export const rates = style({ marginTop: vars.space.sm });

export const ratesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginBottom: vars.space.xs,
});

export const ratesHeading = style({
  color: vars.color.text,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.bold,
});

/** The same height before and after they are loaded, so that the form below stays where it is: eight rates under their heading. */
export const ratesBox = style({
  height: '264px',
  overflow: 'auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  // Paper doesn't scroll.
  '@media': { print: { height: 'auto', overflow: 'visible' } },
});
/** Bars that fade away would hide that there is more. */
globalStyle(`${ratesBox}::-webkit-scrollbar`, { width: '10px', height: '10px' });
globalStyle(`${ratesBox}::-webkit-scrollbar-thumb`, {
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.borderStrong,
});

export const charges = style({ margin: 0, paddingInlineStart: vars.space.lg });

export const ratesEntry = style({
  margin: 0,
  padding: `${vars.space.xs} ${vars.space.md}`,
  // Notes have lines.
  whiteSpace: 'pre-line',
  borderBottom: `1px solid ${vars.color.border}`,
});
