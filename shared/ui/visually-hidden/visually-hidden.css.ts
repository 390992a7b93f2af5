import { style } from '@vanilla-extract/css';

/** Read aloud, not seen. `fixed` and not `absolute`: it must never add to the scroll height of a container. */
export const visuallyHidden = style({
  position: 'fixed',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
