import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const lateness = style([note, { marginTop: vars.space.sm }]);

/** It is stored, and marked. */
export const contradiction = style([lateness, { color: vars.color.warning }]);

export const buttons = style({ display: 'flex', marginTop: vars.space.md });
