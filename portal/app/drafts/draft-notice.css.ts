import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
});

export const others = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: `${vars.space.xs} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const other = style({
  display: 'flex',
  // On a phone the buttons stand below the words, which they would leave no room for.
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  overflowWrap: 'anywhere',
});
