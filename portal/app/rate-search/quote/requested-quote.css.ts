import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const requested = style({ display: 'grid', gap: vars.space.xxs, justifyItems: 'center' });

export const when = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const quote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});
