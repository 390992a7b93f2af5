import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** Moves and doesn't fade: a text is readable from its first frame on. */
const appear = keyframes({ from: { transform: 'translateY(-4px)' } });

/** Sticks, because the field that it is about may be far below. */
export const banner = style({
  position: 'sticky',
  top: 'var(--fp-sticky-top,0)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.sm} ${vars.space.sm} ${vars.space.md}`,
  border: '1px solid',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  animation: `${appear} ${vars.motion.normal}`,
});

const accent = createVar();

const kind = (color: string, soft: string) => ({
  borderColor: `color-mix(in srgb, ${color} 45%, transparent)`,
  backgroundColor: soft,
  vars: { [accent]: color },
});

export const kinds = styleVariants({
  error: kind(vars.color.danger, vars.color.dangerSoft),
  warning: kind(vars.color.warning, vars.color.warningSoft),
  success: kind(vars.color.success, vars.color.successSoft),
  info: kind(vars.color.secondary, vars.color.secondarySoft),
});

export const icon = style({ padding: '4px 0', color: accent });

export const content = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minWidth: 0,
});

export const message = style({
  flex: '1 1 240px',
  minWidth: 0,
  padding: '2px 0',
  overflowWrap: 'anywhere',
  // A message may have several lines.
  whiteSpace: 'pre-line',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
