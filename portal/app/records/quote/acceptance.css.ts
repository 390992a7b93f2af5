import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const state = style({
  display: 'grid',
  gap: vars.space.xs,
  outlineOffset: vars.space.xs,
});

export const note = style({ margin: 0, color: vars.color.textMuted });

/** What was answered before. */
export const versions = style([note, { padding: 0, listStyle: 'none' }]);

export const reason = style({
  margin: 0,
  paddingLeft: vars.space.md,
  borderLeft: `3px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  marginTop: vars.space.md,
  selectors: { '&:empty': { display: 'none' } },
});

/** Above the buttons that it explains. */
export const whyNot = style([note, { flexBasis: '100%' }]);

/** Room for one currency. */
export const price = style({ minHeight: '72px' });

/** Sums that may be others by now: only the room that they take. */
export const room = style([price, { visibility: 'hidden' }]);
