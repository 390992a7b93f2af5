import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '34px',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceHover },
    '&[data-dragged]': { backgroundColor: vars.color.primarySoft },
  },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

export const noHandle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '24px',
  minHeight: '32px',
  visibility: 'hidden',
});

export const handle = style([
  noHandle,
  {
    visibility: 'visible',
    color: vars.color.textMuted,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '[data-dragged] > &': { cursor: 'grabbing' } },
  },
]);

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 1,
  minWidth: 0,
  minHeight: '32px',
  cursor: 'pointer',
});

export const up = style({ display: 'inline-flex', transform: 'rotate(180deg)' });

export const end = style({
  marginTop: vars.space.sm,
  paddingTop: vars.space.sm,
  borderTop: `1px solid ${vars.color.border}`,
});
