import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { LIST_HEIGHT } from './list-window.ts';

export const list = style({
  // The menu lies above or below the field, so half of the window is all there is on a low screen.
  maxHeight: `min(${LIST_HEIGHT}px, 45vh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const rows = style({ position: 'relative', contain: 'strict' });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  padding: `0 ${vars.space.md}`,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { backgroundColor: vars.color.surfaceHover },
    '&[data-highlighted]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      backgroundColor: vars.color.primary,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const option = style([
  row,
  {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 'max(36px, 2.5em)',
    whiteSpace: 'nowrap',
    '@media': { '(pointer: coarse)': { height: '44px' } },
  },
]);

export const name = style({
  flex: '1 1 auto',
  minWidth: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const hint = style({
  flex: '0 1 auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  selectors: { '[data-highlighted] > &': { color: 'inherit' } },
});

/** Always visible: a new entry must not need a scroll through thousands of known ones. */
export const action = style([
  row,
  {
    position: 'sticky',
    bottom: 0,
    minHeight: '40px',
    paddingBlock: vars.space.sm,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.primary,
    fontWeight: vars.font.weight.medium,
    selectors: { '&:not(:first-child)': { borderTop: `1px solid ${vars.color.border}` } },
    '@media': { '(pointer: coarse)': { minHeight: '44px' } },
  },
]);

export const actionName = style({ minWidth: 0, overflowWrap: 'anywhere' });
