import { style } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** On a line of its own. */
export const reversed = style({
  flexBasis: '100%',
  color: vars.color.textMuted,
  fontSize: vars.font.size.sm,
  overflowWrap: 'anywhere',
});

export const button = style({ '@media': { print: { display: 'none' } } });
