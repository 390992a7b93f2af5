import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

export const avatar = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.02em',
  objectFit: 'cover',
  // Not part of the text of the control around it, which has its own name.
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const sizes = styleVariants({
  small: { width: '28px', height: '28px', fontSize: '11px' },
  large: { width: '72px', height: '72px', fontSize: '26px' },
});

export const figure = style({ width: '100%', height: '100%', fill: 'currentColor' });
