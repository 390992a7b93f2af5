import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { PHONE } from '../../shell/sizes.ts';

export const map = style({ position: 'absolute', inset: 0 });

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.md,
});

export const land = style({
  fill: vars.color.borderStrong,
  fillOpacity: 0.5,
  stroke: 'none',
  '@media': { '(forced-colors: active)': { fill: 'GrayText' } },
});

const way = {
  fill: 'none',
  strokeWidth: 1.25,
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
} as const;

export const line = style({ ...way, stroke: vars.color.secondary, strokeOpacity: 0.6 });
/** Dashed, so that it is told apart without its colour. */
export const lateLine = style({ ...way, stroke: vars.color.danger, strokeDasharray: '5 4' });

export const mark = style({
  position: 'absolute',
  zIndex: 1,
  width: 0,
  height: 0,
  selectors: { '&[data-open]': { zIndex: 2 } },
});

export const pin = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '26px',
  height: '26px',
  '@media': { [PHONE]: { minWidth: '24px', height: '24px', fontSize: vars.font.size.xs } },
  padding: `0 ${vars.space.xs}`,
  border: `2px solid ${vars.color.secondary}`,
  borderRadius: '13px',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.sm,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transform: 'translate(-50%, -50%)',
  transition: `background-color ${vars.motion.fast}`,
  selectors: { '&:hover': { background: vars.color.secondarySoft } },
});

export const latePin = style([pin, { borderColor: vars.color.danger }]);

/** A sign beside the colour. */
export const badge = style({
  position: 'absolute',
  top: '-8px',
  insetInlineEnd: '-8px',
  width: '14px',
  height: '14px',
  borderRadius: '7px',
  background: vars.color.danger,
  color: vars.color.surface,
  fontSize: '10px',
  lineHeight: '14px',
  textAlign: 'center',
});

export const note = style({
  position: 'absolute',
  width: 'max-content',
  maxWidth: '200px',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.md,
  fontSize: vars.font.size.sm,
});

export const noteName = style({ display: 'block', fontWeight: vars.font.weight.bold });

export const sides = styleVariants({
  left: { right: '-13px' },
  middle: { left: 0, translate: '-50% 0' },
  right: { left: '-13px' },
});
/** No gap: the pointer may go from the mark to its note. */
export const above = style({ bottom: '13px' });
export const below = style({ top: '13px' });
