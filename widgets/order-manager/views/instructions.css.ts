import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const instructions = style({
  display: 'grid',
  gap: vars.space.xs,
  // Beside them is the room of the messages.
  maxWidth: 'max(49%, 390px)',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
});

export const save = style({ color: vars.color.text, fontWeight: vars.font.weight.medium });

export const summary = style({ width: 'fit-content', cursor: 'pointer', color: vars.color.secondary });

export const more = style({ paddingTop: vars.space.xs });
