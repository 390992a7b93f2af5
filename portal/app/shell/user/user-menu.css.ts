import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE, TOP } from '../sizes.ts';

export const area = style({ position: 'relative', display: 'flex', minWidth: 0 });

/** Wide enough for most names, so that nothing moves when the name is loaded. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  minWidth: '148px',
  maxWidth: '240px',
  height: '36px',
  margin: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [PHONE]: { minWidth: 0, padding: `0 ${vars.space.xs}` },
    '(pointer: coarse)': { height: '44px' },
  },
});

export const greeting = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Includes the gap above it, so that the mouse doesn't leave it on its way from the button. */
export const drop = style({
  position: 'absolute',
  top: '100%',
  right: 0,
  width: 'min(288px, calc(100vw - 16px))',
  paddingTop: vars.space.sm,
  '@media': { [PHONE]: { position: 'fixed', top: `calc(${TOP} - 4px)`, right: vars.space.sm } },
});

export const box = style({
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.lg,
});

export const who = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const group = style({
  padding: `${vars.space.xs} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  width: '100%',
  minHeight: '36px',
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'left',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** The link covers the whole row. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md } },
});
globalStyle(`${item}:has(> * > ${link}:focus-visible)`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-2px',
});

export const words = style({ display: 'grid', minWidth: 0 });

export const subtitle = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 150px)',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.md}`,
});

export const select = style({ minHeight: '32px', padding: `0 ${vars.space.sm}` });
