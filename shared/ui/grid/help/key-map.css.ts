import { style } from '@vanilla-extract/css';

export const list = style({ ':focus-visible': { outlineOffset: '4px' } });
