import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const notice = style({ display: 'grid', gap: vars.space.md, marginBottom: vars.space.md });

export const company = style({ maxWidth: '420px' });
