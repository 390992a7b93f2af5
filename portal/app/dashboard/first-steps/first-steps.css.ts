import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const panel = style({ marginBottom: vars.space.lg });

/** As many beside each other as fit. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  gap: vars.space.lg,
  columnGap: `calc(${vars.space.lg} + 1.2em)`,
  margin: 0,
  listStyle: 'decimal',
  padding: `${vars.space.xs} ${vars.space.lg} ${vars.space.lg}`,
  paddingInlineStart: `calc(${vars.space.lg} + 1.2em)`,
});

export const step = style({ paddingInlineStart: vars.space.xs });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.md}`,
  fontWeight: vars.font.weight.medium,
});

export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.success,
  fontSize: vars.font.size.sm,
});

export const what = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });
