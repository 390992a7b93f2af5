import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** The frame of everything that is typed into. The inner input is `:focus`ed, the frame shows it. */
export const frame = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.control.height,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: vars.color.textMuted },
    '&:focus, &:focus-within': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid], &[aria-invalid]': { borderColor: vars.color.danger },
    '&[data-invalid]:focus-within, &[aria-invalid]:focus': { outlineColor: vars.color.danger },
    '&[data-readonly], &[readonly]': {
      borderColor: vars.color.border,
      backgroundColor: vars.color.canvas,
    },
    '&[data-disabled], &:disabled': {
      borderColor: vars.color.border,
      backgroundColor: vars.color.canvas,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': {
      selectors: { '&[data-disabled], &:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});
