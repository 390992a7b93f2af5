import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

export const page = style({ maxWidth: '880px' });

export const form = style({ display: 'grid', gap: vars.space.lg });

export const part = style({ display: 'grid', gap: vars.space.md, containerType: 'inline-size' });

/** Two fields beside each other, where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@container': { '(max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const day = style({
  maxWidth: '240px',
  '@container': { '(max-width: 600px)': { maxWidth: 'none' } },
});

export const note = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.md,
});
