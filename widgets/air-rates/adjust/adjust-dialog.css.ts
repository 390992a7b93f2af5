import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** High enough for the preview, so that nothing jumps while a number is typed. */
export const content = style({ display: 'grid', gap: vars.space.md, minHeight: 420, alignContent: 'start' });

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.md });

export const number = style({ flex: '1 1 120px', maxWidth: 200 });

export const counts = style({ display: 'grid', gap: vars.space.xxs });

export const quiet = style({ color: vars.color.textMuted });

/** Not broken: where there is no room, the column stands below the lane. */
export const whole = style({ display: 'inline-block', whiteSpace: 'nowrap' });
export const column = style([whole, quiet]);

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });

export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  fontWeight: vars.font.weight.normal,
  textAlign: 'start',
});

export const figures = style([
  cell,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);

export const after = style([figures, { fontWeight: vars.font.weight.medium }]);
