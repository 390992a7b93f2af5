import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { BOX_WIDTH } from '../selection/selection.css.ts';
import { ROWS } from './row-buttons.css.ts';
import { ABOVE_HEADS, TOOLBAR_HEIGHT } from './sticky.ts';

/** A small desktop, where dates and headings of some languages need more room. */
const MEDIUM = '(max-width: 1200px)';
const NARROW = '(max-width: 1080px)';
/** A tablet, or the smallest desktop window. */
const TIGHT = '(max-width: 800px)';

/** Beside what stands in a cell; where there is less room, there is less between the columns. */
const SIDE = vars.space.sm;
const NARROW_SIDE = '6px';

const HEAD_LAYER = 2;
/** What stays of a table that is scrolled sideways: the boxes and the names of the records, with room for their edge. */
const FIRST_COLUMNS = '216px';

/** Height of all rows, which is how far the headings of a wide table go down with the window. */
export const ROWS_HEIGHT = '--rows-height';

export const frame = style({ position: 'relative' });

export const box = style({ containerType: 'inline-size', containerName: ROWS });

/** A table wider than its place scrolls sideways in it. */
export const wideBox = style([
  box,
  {
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    // Its bar is that of `SideScroll`.
    scrollbarWidth: 'none',
    scrollPaddingInlineStart: FIRST_COLUMNS,
    viewTimeline: '--rows block',
    viewTimelineInset: `${ABOVE_HEADS} 0px`,
    '@media': { print: { overflow: 'visible' } },
  },
]);

export const table = style({
  width: '100%',
  // Collapsed borders belong to the table, and would not move with headings that stick.
  borderCollapse: 'separate',
  fontVariantNumeric: 'tabular-nums',
});

const goDown = keyframes({
  to: { transform: `translateY(var(${ROWS_HEIGHT}, 0px))` },
});

/**
 * The headings stay below the top bar and the toolbar of the list. In a box that scrolls sideways they can't stick to the window, only to that box;
 * there the scrolling of the window moves them, without any delay. Browsers that know no such timelines leave them at the
 * top of a wide table.
 */
export const heads = style({
  position: 'sticky',
  top: ABOVE_HEADS,
  zIndex: HEAD_LAYER,
  selectors: { [`${wideBox} &`]: { position: 'relative', top: 0 } },
  '@supports': {
    '(animation-timeline: --rows)': {
      '@media': {
        screen: {
          selectors: {
            [`${wideBox} &`]: {
              animation: `${goDown} linear both`,
              animationTimeline: '--rows',
              animationRange: `exit-crossing 0% exit-crossing var(${ROWS_HEIGHT}, 0px)`,
            },
          },
        },
      },
    },
  },
  '@media': { print: { position: 'static' } },
});

/** The first cell of each row, which stays in its place while the table is scrolled sideways. */
const first = style({
  selectors: {
    [`${wideBox} &`]: {
      position: 'sticky',
      insetInlineStart: BOX_WIDTH,
      zIndex: 1,
      boxShadow: `1px 0 0 ${vars.color.border}`,
    },
  },
  '@media': { print: { position: 'static' } },
});

/** The boxes that select rows, which stay as well. */
const boxes = style({
  boxSizing: 'border-box',
  width: BOX_WIDTH,
  minWidth: BOX_WIDTH,
  selectors: { [`${wideBox} &`]: { position: 'sticky', insetInlineStart: 0, zIndex: 1 } },
  '@media': { print: { display: 'none' } },
});

export const head = style({
  padding: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.canvas,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  lineHeight: '20px',
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { whiteSpace: 'normal' } },
  // The label inside has its own padding.
  selectors: {
    '&:last-child': { paddingRight: vars.space.sm },
  },
});

export const selectHead = style([head, boxes, { verticalAlign: 'middle' }]);

export const firstHead = style([head, first]);

/** A heading no wider than the lines below it. */
export const wrapsHead = style([head, { whiteSpace: 'normal' }]);

/** What can be done with a row is in reach, however wide the table is. */
const last = style({
  selectors: {
    [`${wideBox} &`]: {
      position: 'sticky',
      insetInlineEnd: 0,
      zIndex: 1,
      boxShadow: `-1px 0 0 ${vars.color.border}`,
    },
  },
  '@media': { print: { position: 'static' } },
});

export const lastHead = style([head, last]);

export const label = style({
  display: 'block',
  padding: `7px ${SIDE}`,
  '@container': { [NARROW]: { paddingInline: NARROW_SIDE } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '34px',
  margin: 0,
  padding: `0 ${SIDE}`,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.surfaceHover },
    '[aria-sort] > &': { color: vars.color.text },
  },
  '@container': { [NARROW]: { paddingInline: NARROW_SIDE } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

/** Takes its space before it is shown, so that no column moves. */
export const arrow = style({
  flex: 'none',
  width: '8px',
  height: '12px',
  fill: 'currentColor',
  opacity: 0,
  selectors: {
    [`${sort}:hover > &`]: { opacity: 0.45 },
    [`[aria-sort] > ${sort} > &`]: { opacity: 1 },
    '[aria-sort="descending"] &': { transform: 'rotate(180deg)' },
  },
});

export const row = style({
  cursor: 'pointer',
  backgroundColor: vars.color.surface,
  selectors: {
    '&:hover, &:has(a:focus-visible)': { backgroundColor: vars.color.surfaceHover },
    '&[data-open], &[data-selected]': { backgroundColor: vars.color.primarySoft },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

/** What is focused in a row comes into sight between all that stays above and below the rows. */
globalStyle(`${row} :is(a, button, input)`, {
  scrollMarginTop: `calc(var(${TOOLBAR_HEIGHT}, 0px) + 44px)`,
  // Above what can be done with the selected rows.
  scrollMarginBottom: '60px',
});

/** One line a record; a text that is cut here stands whole in the tooltip and in the detail. */
export const cell = style({
  maxWidth: '172px',
  padding: `7px ${SIDE}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.normal,
  lineHeight: '20px',
  textAlign: 'start',
  verticalAlign: 'top',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '[data-last] > &': { borderBottom: 0 },
    '&:last-child': { paddingRight: vars.space.lg },
  },
  '@media': { print: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
  '@container': {
    [MEDIUM]: { maxWidth: '156px' },
    [NARROW]: { maxWidth: '120px', paddingInline: NARROW_SIDE },
    [TIGHT]: { maxWidth: '112px' },
  },
});

/** Never cut off, in whatever place. */
const whole = style({
  maxWidth: 'none',
  '@container': {
    [MEDIUM]: { maxWidth: 'none' },
    [NARROW]: { maxWidth: 'none' },
    [TIGHT]: { maxWidth: 'none' },
  },
});

/** Lower than a line of text by what a button is higher, so that a row is no higher for it. */
export const buttons = style([
  cell,
  whole,
  last,
  { paddingBlock: '3px', backgroundColor: 'inherit', textAlign: 'end' },
]);

/** As high as a row of text. Its background hides what is scrolled beneath it. */
export const select = style([
  cell,
  boxes,
  {
    padding: 0,
    backgroundColor: 'inherit',
    textOverflow: 'clip',
    '@container': { [NARROW]: { paddingInline: 0 } },
  },
]);

/** Dates, states and references, which are short. */
export const short = whole;
export const number = style([whole, { textAlign: 'end' }]);
// The arrow stands before a label that ends where its numbers do.
globalStyle(`${number} > ${sort}`, { flexDirection: 'row-reverse' });
/** An email address is longer than a name, and of no use when its end is missing. */
export const contact = style({
  maxWidth: '216px',
  '@container': {
    [MEDIUM]: { maxWidth: '208px' },
    [NARROW]: { maxWidth: '208px' },
    [TIGHT]: { maxWidth: '208px' },
  },
});
export const list = style({
  maxWidth: '216px',
  '@container': {
    [MEDIUM]: { maxWidth: '208px' },
    [NARROW]: { maxWidth: '160px' },
    [TIGHT]: { maxWidth: '160px' },
  },
});
/** Several lines, in what room other columns leave. */
export const lines = style({
  maxWidth: '320px',
  '@container': {
    [MEDIUM]: { maxWidth: '320px' },
    [NARROW]: { maxWidth: '320px' },
    [TIGHT]: { maxWidth: '320px' },
  },
});
/** Some words beside each other, however many columns there are. */
export const remark = style([lines, { minWidth: '180px' }]);
export const prices = style({
  maxWidth: '460px',
  '@container': {
    [MEDIUM]: { maxWidth: '460px' },
    [NARROW]: { maxWidth: '260px' },
    [TIGHT]: { maxWidth: '260px' },
  },
});
/** The name of the record. Its background hides what is scrolled beneath it. */
export const name = style([
  first,
  {
    backgroundColor: 'inherit',
    '@container': {
      [MEDIUM]: { maxWidth: '172px' },
      [NARROW]: { maxWidth: '172px' },
      [TIGHT]: { maxWidth: '172px' },
    },
  },
]);

/** A moment as the name of a row, such as of an entry of a log. */
export const moment = style([
  name,
  {
    maxWidth: 'none',
    '@container': {
      [MEDIUM]: { maxWidth: 'none' },
      [NARROW]: { maxWidth: 'none' },
      [TIGHT]: { maxWidth: 'none' },
    },
  },
]);

export const reference = style({
  color: vars.color.secondary,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
