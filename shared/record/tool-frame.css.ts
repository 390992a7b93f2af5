import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

/** Here the messages have room beside the heading. */
const WIDE = '(min-width: 800px)';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  '@container': { [WIDE]: { display: 'flow-root' } },
});

/**
 * In the flow, so that a message lies over neither heading nor fields, and in sight wherever the page is scrolled to.
 * Beside the heading, where one of a few lines moves nothing below it, or else above it; the reason why the record is closed
 * stands below all else there, so that the heading can be read.
 */
export const messages = style({
  position: 'sticky',
  top: 'var(--fp-sticky-top,0)',
  // Above what is sticky in a table.
  zIndex: 7,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  selectors: {
    '&:not(:empty)': { marginBottom: vars.space.lg },
    '&[data-closed=true]:not(:empty)': { order: 1, marginBlock: `${vars.space.lg} 0` },
  },
  '@container': {
    [WIDE]: {
      float: 'right',
      width: '49%',
      // A long heading ends before it.
      marginInlineStart: vars.space.lg,
      alignItems: 'flex-end',
      selectors: { '&[data-closed=true]:not(:empty)': { marginBlock: `0 ${vars.space.lg}` } },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minWidth: 0,
  clear: 'both',
  marginTop: vars.space.lg,
  selectors: { '&:empty': { display: 'none' } },
});
