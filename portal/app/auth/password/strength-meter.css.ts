import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

const color = createVar();
const share = createVar();

const COLORS = [
  vars.color.danger,
  vars.color.danger,
  vars.color.warning,
  vars.color.success,
  vars.color.success,
];

export const meter = style({
  display: 'grid',
  gap: vars.space.xs,
  // Its place is kept, so that nothing below moves away from under a click.
  minHeight: `calc(4px + ${vars.space.xs} + 1lh)`,
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  selectors: Object.fromEntries(
    COLORS.map((each, strength) => [
      `&[data-strength="${strength}"]`,
      { vars: { [color]: each, [share]: `${(100 * (strength + 1)) / COLORS.length}%` } },
    ]),
  ),
});

/** Filled up to its share. */
export const bar = style({
  height: '4px',
  borderRadius: vars.radius.sm,
  backgroundImage: `linear-gradient(${color}, ${color})`,
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${share} 100%`,
  backgroundColor: vars.color.border,
});
