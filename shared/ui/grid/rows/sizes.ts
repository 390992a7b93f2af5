/** Of the row numbers. */
export const NUMBER_WIDTH = '36px';
/** Of the buttons at a row's end. */
export const actionsWidthOf = (count: number): string => (count === 0 ? '0px' : `${count * 28 + 8}px`);

/** Px; in a narrower grid only the first of the sticky columns stays. */
export const NARROW_GRID = 560;
export const NARROW = `(max-width: ${NARROW_GRID}px)`;
export const COARSE = '(pointer: coarse)';

/** Of the heading, and of a row under a mouse; a finger needs more. */
export const MOUSE_ROW = '36px';
export const TOUCH_ROW = '44px';
/** Of each of two rows of headings, where columns are grouped. */
export const GROUP_ROW = '26px';
/** The height of all rows of headings, as the grid sets it. */
export const HEADING_VAR = '--fp-heading';
export const HEADING = `var(${HEADING_VAR})`;
/** The box that the table scrolls in grows with its rows up to a share of the window, px and percent. */
const [LEAST_BOX, BOX_SHARE] = [320, 72];
export const BOX_HEIGHT = `max(${LEAST_BOX}px, ${BOX_SHARE}vh)`;
export const boxHeightIn = (windowHeight: number): number =>
  Math.max(LEAST_BOX, (windowHeight * BOX_SHARE) / 100);
/** The height of a row, as the grid sets it. */
export const ROW_VAR = '--fp-row';
export const ROW = `var(${ROW_VAR})`;

/** How far sticky cells are shifted while the table is at rest, from its left and its right edge. */
export const LEFT_VAR = '--fp-left';
export const RIGHT_VAR = '--fp-right';
/** The table while nothing moves it sideways, in selectors; it weighs nothing there. */
export const RESTING = ':where(table[data-resting]:not([data-printed]))';

/** The table while it is printed, in selectors. */
export const PRINTED = 'table[data-printed]';

/** A window that has hardly any room beside a cell. */
export const PHONE = '(max-width: 575.98px)';
