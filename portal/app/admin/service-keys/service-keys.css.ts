import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Name, companies and end beside each other where there is room, then the choices. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${vars.space.md} ${vars.space.lg}`,
});

export const group = style({
  display: 'grid',
  gap: vars.space.xs,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBottom: vars.space.xs,
  fontWeight: vars.font.weight.medium,
  // Only to be seen, as at a field.
  selectors: { '&[data-required]::after': { content: `' *' / ''`, color: vars.color.danger } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.lg}`,
});

export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});
