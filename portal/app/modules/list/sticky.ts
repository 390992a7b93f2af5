import { TOP } from '../../shell/sizes.ts';

/** Where search and filters stay above the rows: a lower window would have little left for these. */
export const STAYS = '(min-width: 992px) and (min-height: 640px)';

/** Height of the toolbar where it stays above the rows, else nothing; `useToolbarHeight` says how much it is. */
export const TOOLBAR_HEIGHT = '--list-toolbar';

/** Height of all that stays above the headings of a list. */
export const ABOVE_HEADS = `calc(${TOP} + var(${TOOLBAR_HEIGHT}, 0px))`;
