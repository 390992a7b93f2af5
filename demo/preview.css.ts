import { style } from '@vanilla-extract/css';
import { vars } from '../shared/theme/vars.css.ts';

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: vars.space.md,
  minWidth: 0,
});

export const tablet = style([preview, { maxWidth: '768px' }]);

export const phone = style([preview, { maxWidth: '375px' }]);

export const sample = style({
  minWidth: 0,
  padding: vars.space.md,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});
