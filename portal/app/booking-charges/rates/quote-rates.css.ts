import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  marginBottom: vars.space.lg,
  paddingBottom: vars.space.lg,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});

export const heading = style({ fontSize: vars.font.size.lg, lineHeight: '24px' });

/** About the height of a row of rates, so that the table below moves little when they come. */
export const waiting = style({ minHeight: '190px' });

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** One row however many there are: the table of charges stays in sight. */
export const rates = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(300px, 85%)',
  gap: vars.space.sm,
  // The outline of a focused button isn't cut off.
  margin: `0 calc(-1 * ${vars.space.xxs})`,
  padding: `${vars.space.xxs} ${vars.space.xxs} ${vars.space.sm}`,
  overflowX: 'auto',
  listStyle: 'none',
});

export const rate = style({
  padding: vars.space.md,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  height: '100%',
});

export const carrier = style({ fontSize: vars.font.size.md, lineHeight: '20px' });

export const chosen = style({
  alignSelf: 'start',
  padding: `0 ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  background: vars.color.primarySoft,
  fontSize: vars.font.size.sm,
});

export const lines = style({ margin: 0, padding: 0, listStyle: 'none', fontSize: vars.font.size.sm });

export const warning = style({ color: vars.color.danger, fontSize: vars.font.size.sm });

/** The presses of all rates stand in one line. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  marginTop: 'auto',
  paddingTop: vars.space.xs,
});

export const total = style({ fontWeight: vars.font.weight.bold });
