import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const settings = style({ display: 'grid', gap: vars.space.md, paddingTop: vars.space.lg });

export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 180px)',
  alignItems: 'center',
  gap: vars.space.md,
});

export const select = style({ flex: 1, width: 'auto', padding: `0 ${vars.space.sm}` });

export const wide = style({ width: '100%', padding: `0 ${vars.space.sm}` });

export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: vars.control.height,
});

/** A native checkbox drawn as a switch. */
export const knob = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: '36px',
  height: '20px',
  margin: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '10px',
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      backgroundColor: vars.color.textMuted,
      transition: `transform ${vars.motion.fast}`,
    },
    '&:checked': { borderColor: vars.color.primary, backgroundColor: vars.color.primary },
    '&:checked::before': { backgroundColor: vars.color.onPrimary, transform: 'translateX(16px)' },
    '&:focus-visible': { outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::before': { backgroundColor: 'ButtonText' },
        '&:checked': { backgroundColor: 'Highlight' },
      },
    },
  },
});

export const hint = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
