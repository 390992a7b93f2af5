import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const buttons = style({
  display: 'inline-flex',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

/** One below the other where there is no room for them side by side. */
export const links = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
});

/** As high as a row of text, so that a row is no higher for it. */
export const link = style({
  display: 'inline-block',
  minHeight: '26px',
  color: vars.color.secondary,
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  '@media': {
    '(pointer: coarse)': { minHeight: '44px', lineHeight: '44px' },
    print: { display: 'none' },
  },
});
