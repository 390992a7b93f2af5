import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const panel = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  overflow: 'hidden',
});

/** Its place and width are set by `usePlacement`. */
export const placed = style([
  panel,
  {
    position: 'fixed',
    inset: 'auto',
    maxWidth: 'calc(100vw - 16px)',
    marginBlock: vars.space.xs,
  },
]);

export const hanging = style([
  panel,
  {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 3,
    marginTop: vars.space.xs,
  },
]);

export const message = style({
  padding: `${vars.space.sm} ${vars.space.md}`,
  color: vars.color.textMuted,
  minHeight: '36px',
});
