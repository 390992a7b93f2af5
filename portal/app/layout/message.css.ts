import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const message = style({ display: 'grid', gap: vars.space.sm, paddingTop: vars.space.xl });

export const title = style({ fontSize: vars.font.size.xl });
