import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const note = style({ margin: `${vars.space.sm} 0 0`, color: vars.color.textMuted });
