import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';
import { panelHead, reference } from '../dashboard.css.ts';

/** Reserves the height of the rows while they load. */
export const waiting = style({ minHeight: '200px' });

export const groupHead = style([
  panelHead,
  { borderTop: `1px solid ${vars.color.border}`, paddingTop: vars.space.md },
]);

export const groupTitle = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.bold });

/** Name, owner, day and action beside each other; on phones the owner below the name. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.md}`,
  minHeight: '34px',
  padding: `6px ${vars.space.lg}`,
  selectors: { '&:last-child': { paddingBottom: vars.space.md } },
});

/** As wide as a reference, so that owners stand below each other. */
export const name = style([reference, { minWidth: '144px', '@media': { [PHONE]: { minWidth: 0 } } }]);

export const about = style({
  flex: '1 1 0',
  minWidth: '72px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [PHONE]: { order: 1, flexBasis: '100%', color: vars.color.textMuted } },
});

export const day = style({
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [PHONE]: { marginInlineStart: 'auto' } },
});

export const action = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});
