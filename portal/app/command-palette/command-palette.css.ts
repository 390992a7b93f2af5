import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { LIST_HEIGHT } from './palette-frame.css.ts';

export const list = style({
  height: LIST_HEIGHT,
  overflowY: 'auto',
  scrollPaddingBlock: '32px',
  margin: `0 calc(-1 * ${vars.space.sm})`,
});

export const group = style({
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.xs}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.md,
  minHeight: '32px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected=true]': {
      backgroundColor: vars.color.primarySoft,
      boxShadow: `inset 2px 0 ${vars.color.primary}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px', alignItems: 'center' },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({
  flex: 'none',
  maxWidth: '55%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minHeight: '32px',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const keys = style({
  display: 'flex',
  gap: vars.space.lg,
  marginLeft: 'auto',
  '@media': { '(max-width: 575.98px), (pointer: coarse)': { display: 'none' } },
});

export const keyHint = style({ display: 'inline-flex', gap: vars.space.xs });
