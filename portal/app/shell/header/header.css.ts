import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { ASIDE, BELOW_DESKTOP, HEADER, LAYER, NARROW, PHONE } from '../sizes.ts';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: LAYER.header,
  gridColumn: '1 / -1',
  backgroundColor: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  height: HEADER,
  borderBottom: `1px solid ${vars.color.border}`,
});

/** As wide as the aside below it, so that both edges are one line. */
export const start = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  width: ASIDE,
  minWidth: 0,
  padding: `0 ${vars.space.sm} 0 ${vars.space.lg}`,
  '@media': {
    [BELOW_DESKTOP]: { flex: '0 1 auto', width: 'auto', paddingLeft: vars.space.xs },
  },
});

export const brand = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
  color: vars.color.text,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
});

export const mark = style({ flex: 'none', width: '24px', height: '24px' });

export const brandName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [NARROW]: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  minWidth: 0,
  padding: `0 ${vars.space.lg}`,
  '@media': { [BELOW_DESKTOP]: { padding: `0 ${vars.space.sm}`, gap: 0 } },
});

export const tool = style({
  position: 'relative',
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textMuted,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { width: '42px', height: '44px' } },
});

/** Hidden on phones, where the menu has it. */
export const notOnPhone = style({ '@media': { [PHONE]: { display: 'none' } } });

export const goTo = style({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: vars.space.sm,
  // Shrinks before the company and the person do.
  flex: '0 999 280px',
  minWidth: '36px',
  height: '32px',
  marginRight: 'auto',
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  selectors: { '&:hover': { borderColor: vars.color.borderStrong, color: vars.color.text } },
  '@media': {
    [BELOW_DESKTOP]: {
      flex: 'none',
      width: '36px',
      height: '36px',
      justifyContent: 'center',
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});

export const goToName = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [BELOW_DESKTOP]: { position: 'absolute', width: '1px', clipPath: 'inset(50%)' } },
});

export const keys = style({
  marginLeft: 'auto',
  padding: '0 5px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
  fontSize: vars.font.size.xs,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  '@media': { '(width < 1200px)': { display: 'none' } },
});

export const count = style({
  position: 'absolute',
  top: '2px',
  right: '1px',
  minWidth: '16px',
  padding: '0 4px',
  borderRadius: '8px',
  backgroundColor: vars.color.secondary,
  color: vars.color.surface,
  fontSize: '10px',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
  textAlign: 'center',
});
