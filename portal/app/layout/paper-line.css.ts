import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const line = style({
  display: 'none',
  color: vars.color.textMuted,
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.lg,
      marginBottom: vars.space.md,
      fontSize: vars.font.size.sm,
    },
  },
});
