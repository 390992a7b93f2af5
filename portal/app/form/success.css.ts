import { style } from '@vanilla-extract/css';

/** No box of its own: empty it takes no space, and its banner can stick to the page. */
export const place = style({ display: 'contents' });
