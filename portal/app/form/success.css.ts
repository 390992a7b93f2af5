import { style } from '@vanilla-extract/css';

/** No box of its own: empty it takes no room, and what is in it sticks within the page. */
export const place = style({ display: 'contents' });
