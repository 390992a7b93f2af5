import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  marginBottom: vars.space.xs,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  // Only to be seen: neither part of the name nor of the text.
  selectors: { '&[data-required]::after': { content: `' *' / ''`, color: vars.color.danger } },
});

export const messages = style({ display: 'contents' });

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const hint = style({
  marginTop: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});
