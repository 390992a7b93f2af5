import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const card = style({
  padding: vars.space.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  '@media': { '(max-width: 600px)': { padding: vars.space.md } },
});

/** The same height before and after it is loaded. */
export const record = style({
  minHeight: '20px',
  marginBottom: vars.space.sm,
  color: vars.color.textMuted,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
