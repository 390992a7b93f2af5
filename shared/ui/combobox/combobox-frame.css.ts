import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const anchorBox = style({ position: 'relative' });

export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  cursor: 'text',
});

/** Chips and input flow and wrap here; beside it stay the buttons of the field. */
export const flow = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: vars.space.xs,
  minWidth: 0,
  padding: '3px 4px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Paper can't be scrolled; the limit stands on the element.
  '@media': { print: { maxHeight: 'none !important', overflow: 'visible' } },
});

export const input = style({
  flex: '1 1 12em',
  minWidth: 0,
  height: '28px',
  // Its size never depends on what is in it, so a key press leaves hundreds of chips around it alone.
  contain: 'strict',
  margin: 0,
  padding: '0 4px',
  border: 0,
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { height: '36px' } },
});

export const aside = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xs,
  height: 'calc(36px - 2px)',
  paddingInlineEnd: '5px',
  color: vars.color.textMuted,
  '@media': { '(pointer: coarse)': { height: '42px' } },
});
