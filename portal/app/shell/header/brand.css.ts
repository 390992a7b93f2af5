import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const ground = style({ fill: vars.color.primary });
export const ink = style({ fill: vars.color.onPrimary });
