import { style } from '@vanilla-extract/css';

/** Its colour comes from the element's root. */
export const checkbox = style({ flex: 'none', width: '16px', height: '16px', margin: 0, cursor: 'pointer' });
