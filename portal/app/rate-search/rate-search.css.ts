import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const notice = style({ marginBottom: vars.space.md });

export const changed = style({
  margin: 0,
  padding: `${vars.space.lg} 0`,
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
