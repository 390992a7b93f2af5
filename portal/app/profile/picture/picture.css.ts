import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const place = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.lg });

export const crop = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.lg, width: '100%' });

/** Round, as the picture is shown elsewhere. */
export const preview = style({
  flex: 'none',
  width: '160px',
  height: '160px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  cursor: 'move',
  touchAction: 'none',
});

export const sliders = style({
  flex: '1 1 160px',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.sm,
});

export const slider = style({ display: 'grid', gap: vars.space.xxs });
