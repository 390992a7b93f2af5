import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const facts = style({
  display: 'grid',
  margin: 0,
  '@media': {
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xl },
  },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, 38%) minmax(0, 1fr)',
  gap: vars.space.md,
  padding: `${vars.space.sm} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    print: { padding: `${vars.space.xxs} 0`, selectors: { '& + &': { borderTop: 0 } } },
  },
});

export const name = style({ color: vars.color.textMuted });

export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
