import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** In sight wherever the page stands. */
export const saved = style({ position: 'sticky', bottom: vars.space.sm, marginTop: vars.space.md });
