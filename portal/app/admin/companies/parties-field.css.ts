import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const parties = style({ display: 'grid', gap: vars.space.sm });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxHeight: '160px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});

export const party = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: '100%',
  minHeight: '28px',
  paddingInline: `${vars.space.sm} 2px`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.secondarySoft,
  '@media': { '(pointer: coarse)': { minHeight: '36px', paddingInlineEnd: '6px' } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
