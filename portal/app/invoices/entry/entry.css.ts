import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const PHONE = '(max-width: 640px)';

export const form = style({ display: 'grid', gap: vars.space.lg, maxWidth: '960px' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.md,
  '@media': { [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Below the fields that it is about. */
export const billed = style({ marginTop: vars.space.md });

export const billedBy = style({ margin: `${vars.space.xs} 0 0`, padding: 0, listStyle: 'none' });

export const billedOne = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.xxs} 0`,
});

/** Above the lines that it is for. */
export const oneCurrency = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.sm,
  marginBottom: vars.space.md,
});

export const lines = style({ display: 'grid', gap: vars.space.sm });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px 168px 40px',
  alignItems: 'start',
  gap: vars.space.sm,
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${vars.space.sm}`,
  border: 0,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [PHONE]: { gridTemplateColumns: '104px minmax(0, 1fr) 40px' },
  },
});

export const description = style({ minWidth: 0, '@media': { [PHONE]: { gridColumn: '1 / -1' } } });

export const lineNumber = style({
  padding: `0 0 ${vars.space.xxs}`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
});

/** Beside the controls, which stand below their labels. */
export const remove = style({ paddingTop: '26px' });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  marginTop: vars.space.sm,
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  marginTop: vars.space.md,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const settle = style([
  buttons,
  { gap: vars.space.md, marginTop: vars.space.md, '@media': { print: { display: 'none' } } },
]);
