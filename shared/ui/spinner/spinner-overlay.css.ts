import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const container = style({ position: 'relative' });

export const status = style({ display: 'contents' });

const covering = style({
  display: 'flex',
  justifyContent: 'center',
  border: 0,
  margin: 0,
  cursor: 'progress',
});

export const cover = style([
  covering,
  {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    padding: vars.space.sm,
    borderRadius: vars.radius.md,
    backgroundColor: `color-mix(in srgb, ${vars.color.surface} 65%, transparent)`,
  },
]);

export const screen = style([
  covering,
  {
    position: 'fixed',
    inset: 0,
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    padding: vars.space.lg,
    alignItems: 'center',
    backgroundColor: vars.color.overlay,
  },
]);

/** Sticky, so that the card stays in sight when the covered element is taller than the window. */
export const card = style({
  position: 'sticky',
  top: '40vh',
  alignSelf: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  maxWidth: '100%',
  padding: `${vars.space.sm} ${vars.space.lg}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.md,
});
