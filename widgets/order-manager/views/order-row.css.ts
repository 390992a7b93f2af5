import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { frame } from '../order-manager.css.ts';

export const row = style({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  paddingBlock: vars.space.sm,
  borderTop: `1px solid ${vars.color.border}`,
  '@container': {
    [`${frame} (min-width: 600px)`]: {
      gridTemplateColumns: 'minmax(180px, 26%) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});

/** One of many: drawn and laid out only near what is in sight. The margin leaves room for focus rings. */
export const oneOfMany = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 56px',
  overflowClipMargin: '6px',
  '@media': { print: { contentVisibility: 'visible' } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  minWidth: 0,
  '@container': {
    [`${frame} (min-width: 600px)`]: { flexDirection: 'column', paddingTop: vars.space.xs },
  },
});

export const name = style({
  maxWidth: '100%',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  // Keeps the colon from standing on a line of its own.
  textWrap: 'balance',
});

export const unlinked = style({
  color: vars.color.warning,
  fontSize: vars.font.size.sm,
});

export const changed = style({ color: vars.color.secondary, fontSize: vars.font.size.sm });

export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
