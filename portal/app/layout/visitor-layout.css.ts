import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const page = style({ minHeight: '100vh', background: vars.color.canvas });

export const main = style({
  maxWidth: '1120px',
  margin: '0 auto',
  padding: vars.space.lg,
  '@media': { '(max-width: 600px)': { padding: vars.space.md } },
});

export const wideMain = style([main, { maxWidth: '1680px' }]);
