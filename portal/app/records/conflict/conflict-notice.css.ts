import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** The message stays above what it is about, and is scrolled to with it. */
export const notice = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });

export const message = style({ borderRadius: vars.radius.sm, outlineOffset: '2px' });

export const list = style({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // Of a value with several lines.
  whiteSpace: 'pre-line',
});

export const choices = style({ display: 'grid', gap: vars.space.md });

export const choice = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, fontWeight: vars.font.weight.medium });

export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  padding: `${vars.space.xs} 0`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { '(pointer: coarse)': { minHeight: '44px', alignItems: 'center' } },
});
