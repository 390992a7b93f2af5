import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** In a narrow column the values are cut, not the number of those that are missing. */
export const short = style({
  display: 'flex',
  gap: vars.space.xs,
  '@media': { print: { display: 'block' } },
});

export const first = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const more = style({ color: vars.color.textMuted, whiteSpace: 'nowrap' });
