import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const calendar = style({ padding: vars.space.sm, textAlign: 'center', cursor: 'default' });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: vars.space.xs,
  fontWeight: vars.font.weight.bold,
});

export const previous = style({ transform: 'rotate(90deg)' });
export const next = style({ transform: 'rotate(-90deg)' });
globalStyle(`:is(${previous}, ${next}):dir(rtl)`, { scale: '1 -1' });

export const days = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

export const weekday = style({
  padding: `${vars.space.xs} 0`,
  textAlign: 'center',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.normal,
  color: vars.color.textMuted,
});

export const day = style({
  padding: `${vars.space.xs} 0`,
  textAlign: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-other]': { color: vars.color.textMuted },
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[aria-current]': { fontWeight: vars.font.weight.bold, textDecoration: 'underline' },
    '&[aria-selected=true]': { backgroundColor: vars.color.secondarySoft },
    '&[data-highlighted]': { borderColor: vars.color.focus },
  },
  '@media': {
    '(pointer: coarse)': { height: '44px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-highlighted]': { borderColor: 'Highlight' },
        '&[aria-selected=true]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
