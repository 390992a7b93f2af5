import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { PHONE, STRIP } from '../shell/sizes.ts';

/** No other part of the portal has this surface. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.md,
  height: STRIP,
  padding: `0 ${vars.space.lg}`,
  backgroundColor: vars.color.warning,
  color: vars.color.surface,
  '@media': {
    [PHONE]: {
      justifyContent: 'space-between',
      padding: `0 ${vars.space.sm} 0 ${vars.space.md}`,
      fontSize: vars.font.size.sm,
      lineHeight: '16px',
    },
    '(forced-colors: active)': { borderBottom: '2px solid' },
  },
});

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
} as const;

export const words = style([twoLines, { minWidth: 0, fontWeight: vars.font.weight.medium }]);

export const back = style({
  flex: '0 1 auto',
  minWidth: '88px',
  maxWidth: '50%',
  margin: 0,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  border: '1px solid currentColor',
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.medium,
  lineHeight: '20px',
  selectors: {
    '&:hover:not([aria-disabled])': { backgroundColor: vars.color.surface, color: vars.color.warning },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '2px' },
    '&[aria-disabled]': { cursor: 'progress', opacity: 0.7 },
  },
  '@media': {
    [PHONE]: {
      padding: `1px ${vars.space.sm}`,
      fontSize: vars.font.size.sm,
      lineHeight: '16px',
      textAlign: 'start',
    },
  },
});

export const backWords = style([twoLines]);
