import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const viewer = style({ position: 'relative', height: '100dvh', background: vars.color.canvas });

export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: 'white',
});

export const loading = style({
  position: 'absolute',
  insetInline: 0,
  top: '30%',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  padding: vars.space.lg,
  color: vars.color.textMuted,
  // Above the frame, whose white background would hide it.
  zIndex: 1,
});
