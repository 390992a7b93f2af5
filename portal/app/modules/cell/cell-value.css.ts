import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const more = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
