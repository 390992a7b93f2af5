import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** A few leave no box of their own: chips and input flow as one. */
export const few = style({ display: 'contents' });

/** Many get a box of their own, with the input below: a key press then lays out two boxes and not hundreds. */
export const many = style({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minWidth: 0,
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: '28px',
  paddingInline: `${vars.space.sm} 2px`,
  border: `1px solid color-mix(in srgb, ${vars.color.secondary} 30%, transparent)`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.secondarySoft,
  color: vars.color.text,
  cursor: 'default',
  selectors: {
    '&:focus-within': { borderColor: vars.color.focus, boxShadow: `0 0 0 1px ${vars.color.focus}` },
    '&:not(:has(button))': { paddingInlineEnd: vars.space.sm },
    '[data-disabled] &': { opacity: 0.65 },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '36px', paddingInlineEnd: '6px' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

export const label = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
