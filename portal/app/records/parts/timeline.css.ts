import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const MARK = 14;

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** The line from mark to mark stands behind them. */
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK}px minmax(0, 1fr) minmax(0, auto)`,
  columnGap: vars.space.md,
  paddingBottom: vars.space.lg,
  breakInside: 'avoid',
  printColorAdjust: 'exact',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: '3px',
      bottom: '-3px',
      left: `${MARK / 2 - 1}px`,
      width: '2px',
      background: vars.color.border,
    },
    '&[data-state=done]:not(:last-child)::before': { background: vars.color.success },
  },
});

/** Whose clocks the times are of, also on paper. */
export const zone = style({
  margin: `${vars.space.md} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

const mark = style({
  position: 'relative',
  width: `${MARK}px`,
  height: `${MARK}px`,
  marginTop: '3px',
  border: `2px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: vars.color.surface,
});

export const marks = styleVariants({
  done: [mark, { borderColor: vars.color.success, background: vars.color.success }],
  overdue: [mark, { borderColor: vars.color.danger, background: vars.color.dangerSoft }],
  next: [mark, { borderColor: vars.color.primary, boxShadow: `0 0 0 3px ${vars.color.primarySoft}` }],
  pending: [mark],
});

export const event = style({ display: 'grid', alignContent: 'start' });

export const name = style({ fontWeight: vars.font.weight.medium });

export const pendingName = style({ color: vars.color.textMuted });

export const place = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const times = style({
  display: 'grid',
  justifyItems: 'end',
  rowGap: vars.space.xxs,
  alignContent: 'start',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    '(max-width: 575.98px)': { gridColumn: 2, justifyItems: 'start', textAlign: 'start' },
  },
});

/** Why it is late: below the rest, so that a long note doesn't narrow it. */
export const why = style({
  gridColumn: '2 / -1',
  margin: `${vars.space.xxs} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.sm,
  gridColumn: '2 / -1',
  marginTop: vars.space.xs,
  '@media': { '(max-width: 575.98px)': { justifyContent: 'start' } },
});

export const actual = style({ whiteSpace: 'nowrap' });

export const planned = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const late = style({
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

export const onTime = style({ color: vars.color.success, fontSize: vars.font.size.sm });
