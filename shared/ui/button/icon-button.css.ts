import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: 'inherit',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled, [aria-disabled=true])': {
      backgroundColor: `color-mix(in srgb, currentColor 14%, transparent)`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '0' },
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&::after': { content: '""', position: 'absolute', inset: '-8px' } },
    },
  },
});
