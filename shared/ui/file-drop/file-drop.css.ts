import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-over]': { borderColor: vars.color.primary, backgroundColor: vars.color.primarySoft },
  },
});

export const name = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const hint = style({ color: vars.color.textMuted });

export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  marginTop: vars.space.xs,
  color: vars.color.danger,
  fontSize: vars.font.size.sm,
});
