import { style } from '@vanilla-extract/css';

/** A small desktop; the cards of a phone stand in no container, and have room for words. */
const NARROW = '(max-width: 1080px)';

export const icon = style({ display: 'none', '@container': { [NARROW]: { display: 'inline-flex' } } });

export const word = style({
  '@container': {
    [NARROW]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
