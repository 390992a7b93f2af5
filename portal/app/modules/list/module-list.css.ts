import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  // Keeps the rows within the round corners; `hidden` would be a box of its own to stick to.
  overflow: 'clip',
  '@media': { print: { border: 0, overflow: 'visible' } },
});

/**
 * What is under way and what can be done with selected rows: at the lower edge of the window for as long as the list is
 * longer, where it moves no row. Above all that stays in its place in the table.
 */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  '@media': { print: { display: 'none' } },
});

export const onPaper = style({
  display: 'none',
  '@media': { print: { display: 'block', margin: `0 0 ${vars.space.md}` } },
});

/** Reserves the height of the first rows while they load. */
export const waiting = style({ minHeight: '320px' });

export const notice = style({ padding: vars.space.lg });

export const times = style({
  margin: 0,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const emptyHint = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  maxWidth: '60ch',
  margin: '0 auto',
  padding: `0 ${vars.space.lg} ${vars.space.xl}`,
  textAlign: 'center',
});

export const emptyLink = style({ color: vars.color.secondary, fontWeight: vars.font.weight.medium });
