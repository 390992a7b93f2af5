import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const place = style({ position: 'relative', display: 'inline-flex' });

/** Its place is set by `usePlacement`. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: 'min(320px, calc(100vw - 16px))',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(70vh, 560px)',
  margin: 0,
  marginBlock: vars.space.xs,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
