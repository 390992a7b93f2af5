import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const errors = style({
  maxHeight: '160px',
  overflowY: 'auto',
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.dangerSoft,
  fontSize: vars.font.size.sm,
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBottom: vars.space.xs,
  fontWeight: vars.font.weight.medium,
});

export const jump = style({
  padding: `${vars.space.xxs} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
