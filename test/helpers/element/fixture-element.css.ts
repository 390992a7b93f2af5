import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const box = style({ padding: vars.space.md, background: vars.color.surface, color: vars.color.text });
