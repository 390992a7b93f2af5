import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const content = style({ display: 'grid', gap: vars.space.md });

export const explanation = style({ color: vars.color.textMuted });
