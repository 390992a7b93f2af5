import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const kind = style({ flex: 1, color: vars.color.textMuted });

export const note = style({ flexBasis: '100%', fontSize: vars.font.size.sm, overflowWrap: 'anywhere' });

/** Begins below the rest of its text. */
export const line = style({ display: 'block' });
