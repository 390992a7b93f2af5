import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

export const input = style({ flex: '1 1 200px', maxWidth: '420px', minWidth: 0 });
