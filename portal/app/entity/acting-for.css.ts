import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Hidden on phones for want of space; the profile names the company, too. */
const PHONE = '(max-width: 575.98px)';

export const company = style([
  { color: vars.color.textMuted, maxWidth: '32ch', '@media': { [PHONE]: { display: 'none' } } },
  oneLine,
]);

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: vars.control.height,
  maxWidth: '32ch',
  height: vars.control.height,
  padding: `0 ${vars.space.sm}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: 'none',
  color: vars.color.text,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

export const icon = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const name = style([oneLine, { '@media': { [PHONE]: { display: 'none' } } }]);
