import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const shell = style({ minHeight: '100dvh', background: vars.color.canvas });

export const main = style({
  width: '100%',
  maxWidth: '1440px',
  margin: '0 auto',
  padding: vars.space.xl,
  outline: 'none',
  '@media': { '(max-width: 991.98px)': { padding: vars.space.lg } },
});

export const wideMain = style([main, { maxWidth: 'none' }]);
