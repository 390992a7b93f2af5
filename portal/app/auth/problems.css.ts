import { style } from '@vanilla-extract/css';

export const problem = style({ display: 'block' });
