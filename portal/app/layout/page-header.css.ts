import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  marginBottom: vars.space.lg,
});

export const words = style({ flex: '1 1 280px', minWidth: 0 });

export const title = style({
  fontSize: vars.font.size.xl,
  lineHeight: '28px',
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const subtitle = style({
  maxWidth: '72ch',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** What holds for the whole page, smaller than what the page is about. */
export const days = style([subtitle, { fontSize: vars.font.size.sm }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
});
