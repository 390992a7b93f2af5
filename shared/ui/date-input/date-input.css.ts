import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const box = style({ position: 'relative' });
/** Room for the button. */
globalStyle(`${box} > input`, { paddingInlineEnd: '36px' });

export const button = style({
  position: 'absolute',
  // As high as the input, above an offer.
  top: 0,
  height: vars.control.height,
  insetInlineEnd: '5px',
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
});

export const offer = style({ display: 'block', marginTop: vars.space.xs });
