import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Space between groups of entries. */
export const startsGroup = style({
  marginTop: '6px',
  paddingTop: '6px',
  borderTop: `1px solid ${vars.color.border}`,
});

export const row = style({ position: 'relative', display: 'flex', alignItems: 'stretch' });

export const entry = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.md,
  minWidth: 0,
  minHeight: '32px',
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  textAlign: 'left',
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current], &[data-holds]': {
      backgroundColor: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.font.weight.medium,
    },
    // The marker stands at the edge of the window, where it is visible also when the labels are hidden.
    '&[aria-current]::before, &[data-holds]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '6px',
      left: `calc(-1 * ${vars.space.sm})`,
      width: '3px',
      borderRadius: '0 2px 2px 0',
      backgroundColor: vars.color.primary,
    },
    '[data-rail] &': { paddingRight: 0 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});

globalStyle(`${entry} > svg`, { color: vars.color.textMuted });
globalStyle(`${entry}:is([aria-current], [data-holds]) > svg`, { color: 'inherit' });

export const label = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-rail] &': { opacity: 0 } },
});

export const expander = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '32px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-rail] &': { display: 'none' },
  },
  '@media': { '(pointer: coarse)': { width: '44px' } },
});

globalStyle(`${expander} > svg`, { transition: `transform ${vars.motion.normal}` });
globalStyle(`${expander}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' });

/** SHELL-36: it slides in 200 ms, the value of `motion.normal` unless reduced motion is preferred. */
export const accordion = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  overflow: 'hidden',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.normal}, visibility ${vars.motion.normal}`,
  selectors: {
    '&[data-open]': { gridTemplateRows: '1fr', visibility: 'visible' },
    '[data-rail] &': { display: 'none' },
  },
});

export const children = style({ minHeight: 0, overflow: 'hidden', display: 'grid', gap: '1px' });

globalStyle(`${children} ${entry}`, {
  '@media': { '(pointer: fine)': { minHeight: '30px' } },
  paddingLeft: `calc(2 * ${vars.space.md} + 16px)`,
});
globalStyle(`${children} ${entry} > svg`, { display: 'none' });
