import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { visuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.md}`,
  marginTop: vars.space.xs,
});

export const cancel = style({ marginInlineStart: 'auto', padding: `${vars.space.sm} 0` });

export const status = visuallyHidden;

export const explanation = style({ color: vars.color.textMuted });
