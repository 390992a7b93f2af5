import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const words = style({ marginTop: vars.space.md });

export const fields = style({ display: 'grid', gap: vars.space.md, marginTop: vars.space.md });
