import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import {
  actionsWidthOf,
  COARSE,
  LEFT_VAR,
  NARROW,
  PHONE,
  PRINTED,
  RESTING,
  RIGHT_VAR,
  ROW,
} from './sizes.ts';

const LINE = `1px solid ${vars.color.border}`;

/** The cell that a bubble inside it is anchored to. */
const CELL_ANCHOR = '--fp-cell';

export const number = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  height: ROW,
  padding: '2px 0 0',
  textAlign: 'center',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.normal,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  backgroundColor: vars.color.canvas,
  borderBottom: LINE,
  borderInlineEnd: LINE,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    [`${RESTING} &`]: { position: 'relative', insetInlineStart: `var(${LEFT_VAR})` },
    '&[data-severity]': { zIndex: 3, anchorName: CELL_ANCHOR, anchorScope: CELL_ANCHOR },
    '&[data-severity=warning]': {
      color: vars.color.warning,
      boxShadow: `inset 0 0 0 1px ${vars.color.warning}`,
    },
    '&[data-severity=error]': {
      color: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
  },
});

/**
 * A text of one line. Only what holds more than its text is positioned, and none can be scrolled as hidden overflow can: hundreds
 * of such cells would cost time with every key.
 */
const cell = style({
  height: ROW,
  padding: `0 ${vars.space.sm}`,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  verticalAlign: 'middle',
  backgroundColor: vars.color.surface,
  cursor: 'text',
  borderBottom: LINE,
  borderInlineEnd: LINE,
  selectors: {
    // Not on every cell: each anchor costs time with every key press.
    '&[data-severity]:hover, &[data-severity]:focus-within': {
      anchorName: CELL_ANCHOR,
      anchorScope: CELL_ANCHOR,
    },
    '&[data-positioned]': { position: 'relative' },
    '&[data-focused]': { position: 'relative', padding: 0, overflow: 'visible' },
    '&[data-sticky]': { position: 'sticky', zIndex: 1 },
    // Their own place stands in the element.
    [`${RESTING} &[data-sticky]`]: { position: 'relative', insetInlineStart: `var(${LEFT_VAR}) !important` },
    '&:focus': { outline: 'none' },
    '&[aria-selected=true]': { backgroundColor: vars.color.secondarySoft },
    '&[data-filling]': { outline: `1px dashed ${vars.color.secondary}`, outlineOffset: '-1px' },
    '&[data-severity=warning]': { boxShadow: `inset 0 0 0 1px ${vars.color.warning}` },
    '&[data-severity=error]': { boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-severity=error]:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    // Required, and still to be filled.
    '&[data-quiet]': { boxShadow: `inset 0 -2px 0 ${vars.color.borderStrong}` },
    '&[data-quiet]:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    // The bubble of a sticky cell must lie above the next ones.
    '&[data-sticky]:hover, &[data-sticky]:focus-within': { zIndex: 3 },
    [`${PRINTED} &`]: {
      padding: '3px 6px',
      overflow: 'visible',
      whiteSpace: 'pre-wrap',
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
  '@supports': {
    'not (anchor-scope: --a)': {
      selectors: { '&[data-severity]:hover': { position: 'relative', overflow: 'visible' } },
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected=true]': {
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
          color: 'HighlightText',
        },
        '&[data-severity=warning]': { outline: '1px dotted', outlineOffset: '-2px' },
        '&[data-severity=error]': { outline: '2px dashed', outlineOffset: '-2px' },
        '&[data-quiet]': { outline: '1px dotted' },
        '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-selected=true]:focus-within': { outlineColor: 'HighlightText', outlineOffset: '-4px' },
      },
    },
  },
});

const figures = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;

/** Room for the arrow of a cell that has a list or a calendar; a click on it opens that. */
export const ARROW_WIDTH = 26;

/** What is drawn of it is narrower: a date must be whole beside it. */
const BESIDE_ARROW = '20px';

/** One of the two strokes of an arrow that points down. */
const stroke = (angle: string, color: string): string =>
  `linear-gradient(${angle}, transparent 42%, ${color} 42% 62%, transparent 62%)`;
const strokes = (color: string): string => `${stroke('45deg', color)}, ${stroke('-45deg', color)}`;

/** What opens the list or the calendar. A background: a box of its own in each of hundreds of cells would cost time. */
export const arrow = style({
  paddingInlineEnd: BESIDE_ARROW,
  backgroundImage: strokes(vars.color.textMuted),
  backgroundRepeat: 'no-repeat',
  backgroundSize: '5px 5px',
  backgroundPosition: 'right 13px center, right 8px center',
  selectors: {
    '&:dir(rtl)': { backgroundPosition: 'left 8px center, left 13px center' },
    [`${PRINTED} &`]: { backgroundImage: 'none' },
  },
  // The colours of the system reach no background image by themselves.
  '@media': { '(forced-colors: active)': { backgroundImage: strokes('currentColor') } },
});

export const cells = styleVariants({
  text: [cell],
  number: [cell, figures],
  choice: [cell, arrow],
  tokens: [cell, arrow],
  date: [cell, { fontVariantNumeric: 'tabular-nums' }],
  output: [cell, figures, { color: vars.color.textMuted, cursor: 'default' }],
});

/** The menu of a narrow cell has room for code and description. */
globalStyle(`${cell} > [part=menu]`, {
  minWidth: 'min(340px, 100vw - 16px)',
  whiteSpace: 'normal',
  cursor: 'default',
});

export const input = style({
  display: 'block',
  width: '100%',
  height: `calc(${ROW} - 1px)`,
  // Its size never depends on what is in it, so a key press leaves the layout of the table alone.
  contain: 'strict',
  margin: 0,
  padding: `0 ${vars.space.sm}`,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  outline: 'none',
  textAlign: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'text',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    [`${arrow} > &`]: { paddingInlineEnd: BESIDE_ARROW },
    // Out of sight and still there: what is not drawn loses the focus.
    [`${PRINTED} &`]: { position: 'absolute', inset: 0, opacity: 0 },
  },
});

/** The corner of the range, to be dragged. Inside of its cell: the next ones would cover what stands out. */
export const fillHandle = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: '9px',
  height: '9px',
  border: `1px solid ${vars.color.surface}`,
  backgroundColor: vars.color.focus,
  cursor: 'crosshair',
  touchAction: 'none',
  '@media': {
    [COARSE]: {
      width: '14px',
      height: '14px',
      // A finger takes hold of more than it sees, and not of what opens the list.
      '::before': { content: '""', position: 'absolute', inset: '-10px 0 0 -10px' },
      selectors: { [`${arrow} > &`]: { insetInlineEnd: `${ARROW_WIDTH}px` } },
    },
    '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    print: { display: 'none' },
  },
});

export const removedRow = style({});
globalStyle(`${removedRow} td`, { backgroundColor: vars.color.canvas });
globalStyle(`${removedRow} ${cell}, ${removedRow} input`, {
  color: vars.color.textMuted,
  textDecoration: 'line-through',
});
globalStyle(`${removedRow} ${arrow}`, { backgroundImage: 'none' });

/** Below the value, which moves up for it: so the column needs no room for both beside each other. */
export const mark = style({
  position: 'absolute',
  insetInline: `2px ${vars.space.sm}`,
  bottom: '3px',
  lineHeight: '13px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  fontSize: vars.font.size.xs,
  color: vars.color.secondary,
  pointerEvents: 'none',
  selectors: { [`${PRINTED} &`]: { position: 'static', display: 'block', whiteSpace: 'normal' } },
});
globalStyle(`${cell}[data-marked]:not([data-focused]), ${cell}[data-marked] > input`, {
  paddingBottom: '13px',
});

/** The message of a cell. Fixed and anchored, so that the scrolling box doesn't cut it off. */
export const bubble = style({
  display: 'none',
  position: 'fixed',
  positionAnchor: CELL_ANCHOR,
  positionArea: 'block-start span-inline-end',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  positionVisibility: 'anchors-visible',
  zIndex: 6,
  width: 'max-content',
  maxWidth: 'min(320px, 90vw)',
  margin: '2px 0',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.danger}`,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  selectors: {
    // Above, the sticky heading would cover it.
    '[data-sticky] > &': { positionArea: 'block-end span-inline-end' },
    'td:hover > &, td:focus-within > &': { display: 'block' },
    'td:has([aria-controls]) > &, td[data-quiet]:not([data-hint]) > &': { display: 'none' },
    // Something in it is to be clicked: the way there must not leave the cell.
    '&:has(button)': { pointerEvents: 'auto', margin: 0 },
    '&[data-severity=warning]': {
      borderColor: vars.color.warning,
      backgroundColor: vars.color.warningSoft,
    },
    // That of a whole row, as long as the focused cell has none of its own.
    'th:hover > &, tr:focus-within:not(:has(td:focus-within > span[data-severity])) > th > &': {
      display: 'block',
    },
  },
  '@supports': {
    'not (anchor-scope: --a)': { position: 'absolute', top: '100%', insetInlineStart: 0 },
    // A phone has room for the longest line at neither side of a cell in its middle: there it takes the larger one, in more lines.
    '(anchor-scope: --a)': {
      '@media': { [PHONE]: { maxWidth: 'min(320px, 100%)', positionTryOrder: 'most-inline-size' } },
    },
  },
  '@media': { print: { display: 'none' } },
});

/** A number that the text of the cell may mean. */
export const choice = style({
  display: 'block',
  padding: `${vars.space.xxs} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { [COARSE]: { minHeight: '44px' } },
});

export const actions = style({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  height: ROW,
  padding: `0 ${vars.space.xs}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  backgroundColor: vars.color.surface,
  borderBottom: LINE,
  // Over the line of the cell before, or over whatever it lies on.
  boxShadow: `-1px 0 ${vars.color.border}`,
  selectors: {
    '&[data-inner]': { boxShadow: 'none' },
    [`${RESTING} &`]: { position: 'relative', insetInlineEnd: `var(${RIGHT_VAR}) !important` },
  },
  '@media': { print: { display: 'none' } },
  '@container': { [NARROW]: { position: 'static' } },
});
/** They are always in sight: the room that the box keeps for them, where it scrolls to a cell, is not kept for themselves. */
globalStyle(`${actions} > button`, { scrollMarginInline: `${actionsWidthOf(2)} -${actionsWidthOf(2)}` });
