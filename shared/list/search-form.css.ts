import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  minWidth: 0,
  '@media': { print: { display: 'none' } },
});

export const input = style({ flex: '1 1 200px', maxWidth: '420px', minWidth: 0 });

/** Chromium keeps room for its button that empties a search, in which the hint of an empty one would be cut. */
globalStyle(`${input} input:placeholder-shown::-webkit-search-cancel-button`, { display: 'none' });

export const hint = style({
  margin: `0 0 ${vars.space.xs}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  lineHeight: '16px',
});
