import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import {
  BOX_HEIGHT,
  COARSE,
  GROUP_ROW,
  HEADING,
  HEADING_VAR,
  MOUSE_ROW,
  NARROW,
  PRINTED,
  ROW_VAR,
  TOUCH_ROW,
} from './rows/sizes.ts';

const LINE = `1px solid ${vars.color.border}`;

export const grid = style({
  containerType: 'inline-size',
  minWidth: 0,
  vars: { [ROW_VAR]: MOUSE_ROW },
  '@media': { [COARSE]: { vars: { [ROW_VAR]: TOUCH_ROW } } },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBottom: vars.space.sm,
  '@media': { print: { display: 'none' } },
});

export const notice = style({ paddingBottom: vars.space.sm });

export const toolbarEnd = style({
  display: 'flex',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
});
globalStyle(`${grid} button[aria-disabled=true]`, { opacity: 0.45 });

/** Scrolls both ways, and nothing around it does: the header can stick, and the page never grows wider. */
export const box = style({
  position: 'relative',
  maxHeight: BOX_HEIGHT,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  border: LINE,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  vars: { [HEADING_VAR]: MOUSE_ROW },
  scrollPaddingBlockStart: HEADING,
  selectors: {
    '&:not(:focus-visible)': { outline: 'none' },
    '&:has(thead[data-rows="2"])': { vars: { [HEADING_VAR]: `calc(2 * ${GROUP_ROW})` } },
  },
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

/**
 * As high as all rows of a long table, and never seen. Safari lays the table out once between the rows that go and those that
 * come: without this there is nothing to scroll then, and it goes back to the top.
 */
export const extent = style({
  position: 'absolute',
  top: HEADING,
  width: '1px',
  pointerEvents: 'none',
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  textAlign: 'start',
  selectors: { '&[data-printed]': { tableLayout: 'auto', fontSize: vars.font.size.sm } },
});
globalStyle(`${PRINTED} tr`, { breakInside: 'avoid' });

/** On a small screen only the first column stays: a cell must have room beside it. */
globalStyle(`${table} [data-sticky] ~ [data-sticky]`, {
  // Not static: the arrow of a cell and its message have their place in it. It goes below the column that stays.
  '@container': { [NARROW]: { position: 'relative', zIndex: 'auto', insetInlineStart: 'auto !important' } },
});
globalStyle(`${table} thead [data-sticky] ~ [data-sticky]`, {
  '@container': { [NARROW]: { position: 'sticky', zIndex: 4, insetInlineStart: 'auto !important' } },
});

export const empty = style({ padding: vars.space.lg, color: vars.color.textMuted });
