import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const when = style({ fontWeight: vars.font.weight.medium, fontVariantNumeric: 'tabular-nums' });

export const where = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere' });

export const who = style({ gridColumn: '1 / -1', color: vars.color.textMuted });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: vars.space.sm,
  marginTop: vars.space.xs,
});

/** Why a press on one of the buttons was refused. */
export const refusal = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } });

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space.md,
});

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** What stands in the way of a delivery, or of an entry. */
export const warning = style({ gridColumn: '1 / -1', margin: 0, color: vars.color.warning });
