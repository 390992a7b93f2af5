/** Of the row numbers and of the buttons at a row's end. */
export const NUMBER_WIDTH = '36px';
export const ACTIONS_WIDTH = '64px';

export const NARROW = '(max-width: 560px)';
export const COARSE = '(pointer: coarse)';
export const ROW = '36px';
export const TALL_ROW = '44px';
