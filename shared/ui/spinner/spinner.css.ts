import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.3 } });

/** Reduced motion gets a slow fade in place of the turning: it must still be seen that something goes on. */
export const spinner = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  strokeWidth: '2',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const track = style({ opacity: 0.25 });
