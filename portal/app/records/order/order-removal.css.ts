import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Why it isn't offered; of no use on paper. */
export const refusal = style([note, { marginTop: vars.space.md, '@media': { print: { display: 'none' } } }]);

export const button = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  marginTop: vars.space.md,
});

export const styles = style({ display: 'grid', gap: vars.space.sm, marginTop: vars.space.md });

/** A message that takes the focus without a frame of its own. */
export const done = style({
  display: 'grid',
  gap: vars.space.sm,
  marginBottom: vars.space.md,
  outline: 'none',
});
