import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** By the width of the list, with or without the menu beside it. */
const MEDIUM = '(max-width: 1000px)';
const NARROW = '(max-width: 560px)';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
});

/** The same columns in each card, so that values of one kind stand below one another. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 2fr) minmax(0, 7fr) 176px',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  padding: vars.space.md,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const who = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const carrier = style({ fontSize: vars.font.size.md, lineHeight: '20px' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 1fr) minmax(120px, 1.4fr) minmax(0, 3fr) minmax(136px, 1.6fr)',
  gap: vars.space.md,
  margin: 0,
  '@container': {
    [MEDIUM]: { gridColumn: '1 / -1', gridRow: 2 },
    '(max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.sm },
    [NARROW]: { gridRow: 'auto' },
  },
});

export const fact = style({ minWidth: 0 });

/** Its reasons are long. */
export const freightFact = style([fact, { '@container': { [NARROW]: { gridColumn: '1 / -1' } } }]);

export const totalFact = style([
  fact,
  {
    textAlign: 'end',
    '@container': { '(max-width: 640px)': { textAlign: 'start' } },
  },
]);

export const name = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const value = style({ margin: 0, overflowWrap: 'break-word' });

export const line = style({ display: 'block' });

export const below = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Why it isn't what one would expect. */
export const reason = style({
  display: 'block',
  marginTop: vars.space.xxs,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  background: vars.color.primarySoft,
  fontSize: vars.font.size.sm,
});

export const warning = style({ display: 'block', color: vars.color.danger, fontSize: vars.font.size.sm });

export const total = style({ display: 'block', fontSize: vars.font.size.lg, lineHeight: '24px' });

export const actions = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: vars.space.xs,
  textAlign: 'center',
  '@container': {
    [MEDIUM]: { display: 'flex', alignItems: 'center', gap: vars.space.md },
    [NARROW]: { display: 'grid' },
  },
});

export const subscribe = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '28px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
