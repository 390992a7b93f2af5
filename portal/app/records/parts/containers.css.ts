import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const container = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} 0`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const number = style({ fontWeight: vars.font.weight.medium });

export const seal = style({ flex: 1, color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const weight = style({ whiteSpace: 'nowrap' });
