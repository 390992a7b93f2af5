import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';
import { panelHead } from '../dashboard.css.ts';

/** Reserves the height of the rows while they load. */
export const waiting = style({ minHeight: '200px' });

export const groupHead = style([
  panelHead,
  { borderTop: `1px solid ${vars.color.border}`, paddingTop: vars.space.md },
]);

export const groupTitle = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.bold });

/** Name, owner, day and action beside each other; what doesn't fit goes below, at the end of its line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.md}`,
  minHeight: '34px',
  padding: `6px ${vars.space.lg}`,
  selectors: { '&:last-child': { paddingBottom: vars.space.md } },
});

/** Whole where a line has room for it: day and action go below before it is cut. */
export const owner = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { color: vars.color.textMuted } },
});

/** Day and action, at the end of their line. */
export const end = style({
  display: 'flex',
  gap: `0 ${vars.space.md}`,
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { flexWrap: 'wrap', justifyContent: 'end' } },
});

export const day = style({
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const open = style([day, { color: vars.color.text, fontWeight: vars.font.weight.medium }]);

export const action = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.medium });
