import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Stays visible while its entries scroll below it. */
export const day = style({
  position: 'sticky',
  top: `calc(-1 * ${vars.space.xs})`,
  zIndex: 1,
  padding: `${vars.space.md} 0 ${vars.space.xs}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const empty = style({
  padding: `${vars.space.xl} ${vars.space.lg}`,
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
});

export const more = style({ display: 'grid', paddingTop: vars.space.md });

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'grid',
  gap: vars.space.sm,
  height: '96px',
  padding: `${vars.space.sm} 0`,
  borderTop: `1px solid ${vars.color.border}`,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  selectors: { '&:first-child': { marginTop: '33px' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const bar = style({
  width: '72%',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surfaceHover,
  selectors: { '&:nth-child(2)': { width: '48%' }, '&:nth-child(3)': { width: '60%' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: `${vars.space.md} 0 ${vars.space.xs}`,
});

export const buttons = style({ display: 'flex', gap: vars.space.sm });
