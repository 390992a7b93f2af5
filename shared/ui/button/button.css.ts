import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.sm,
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.font.weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-disabled=true]:not([aria-busy])': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    '(forced-colors: active)': { borderColor: 'ButtonBorder' },
  },
});

export const sizes = styleVariants({
  md: { minHeight: vars.control.height, padding: `${vars.space.xs} ${vars.space.lg}` },
  sm: { minHeight: '28px', padding: `${vars.space.xxs} ${vars.space.sm}`, fontSize: vars.font.size.sm },
});

/** A disabled button doesn't react to the pointer. */
const hover = '&:hover:not(:disabled):not([aria-disabled=true])';
const active = '&:active:not(:disabled):not([aria-disabled=true])';

const solid = (color: string, on: string, hovered: string) => ({
  backgroundColor: color,
  color: on,
  selectors: { [hover]: { backgroundColor: hovered }, [active]: { filter: 'brightness(0.92)' } },
});

export const variants = styleVariants({
  primary: solid(vars.color.primary, vars.color.onPrimary, vars.color.primaryHover),
  danger: solid(
    vars.color.danger,
    vars.color.surface,
    `color-mix(in srgb, ${vars.color.danger} 85%, ${vars.color.text})`,
  ),
  secondary: {
    backgroundColor: vars.color.surface,
    borderColor: vars.color.borderStrong,
    color: vars.color.text,
    selectors: { [hover]: { backgroundColor: vars.color.surfaceHover } },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.text,
    selectors: { [hover]: { backgroundColor: vars.color.surfaceHover } },
  },
});
