import { style } from '@vanilla-extract/css';
import { vars } from '../../../../../shared/theme/vars.css.ts';

export const scroll = style({ overflowX: 'auto', maxHeight: '50vh' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
});

/** Beside the buttons. */
export const progress = style({ margin: 0, marginInlineEnd: 'auto', alignSelf: 'center' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space.md,
});

export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  maxHeight: '50vh',
  overflowY: 'auto',
});

const line = style({ display: 'block', fontSize: vars.font.size.sm, fontWeight: 'normal' });

export const note = style([line, { color: vars.color.textMuted }]);

export const fault = style([line, { color: vars.color.danger }]);

export const before = style({ color: vars.color.textMuted });

export const after = style({ textDecoration: 'none', fontWeight: 600 });
