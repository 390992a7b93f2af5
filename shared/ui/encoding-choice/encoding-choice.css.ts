import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const choice = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const select = style({ maxWidth: 480, padding: `0 ${vars.space.sm}` });

/** Lines of a file may be long, and are in a language of any script. */
export const preview = style({
  margin: 0,
  padding: vars.space.sm,
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.font.size.sm,
  whiteSpace: 'pre',
});
