import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const card = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.sm,
  '@media': { print: { border: 0 } },
});

/** Reserves the height of the first rows while they load. */
export const waiting = style({ minHeight: '320px' });

export const notice = style({ padding: vars.space.lg });

export const exportNotice = style({ flexBasis: '100%', order: 1 });
