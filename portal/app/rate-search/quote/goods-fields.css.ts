import { style } from '@vanilla-extract/css';

/** Three letters need no whole line. */
export const incoterm = style({ maxWidth: '240px' });
