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

/** Name, owner, day and action beside each other; on phones owner and action below the others. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.md}`,
  minHeight: '34px',
  padding: `6px ${vars.space.lg}`,
  selectors: { '&:last-child': { paddingBottom: vars.space.md } },
});

/** Day and action, at the end of their line. */
export const end = style({
  display: 'flex',
  gap: vars.space.md,
  marginInlineStart: 'auto',
  '@media': { [PHONE]: { display: 'contents' } },
});

export const day = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
});

export const action = style({
  order: 2,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  '@media': { [PHONE]: { marginInlineStart: 'auto' } },
});
