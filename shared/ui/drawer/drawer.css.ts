import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-24px)' } });
const fromRight = keyframes({ from: { transform: 'translateX(24px)' } });

/** Below this a strip of the page beside the drawer would be of no use to anybody. */
const PHONE = '(max-width: 575.98px)';

const drawer = style({
  vars: { '--fp-sticky-top': '0' },
  position: 'fixed',
  insetBlock: 0,
  // Not `vw`, which Safari may still have of before the window got narrower.
  width: 'min(400px, 100%)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.lg,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { backgroundColor: vars.color.overlay, animation: `${fade} ${vars.motion.normal}` },
  },
  '@media': { [PHONE]: { width: '100%' } },
});

export const sides = styleVariants({
  left: [
    drawer,
    {
      left: 0,
      right: 'auto',
      borderRight: `1px solid ${vars.color.border}`,
      animation: `${fromLeft} ${vars.motion.normal} ease-out`,
    },
  ],
  right: [
    drawer,
    {
      left: 'auto',
      right: 0,
      borderLeft: `1px solid ${vars.color.border}`,
      animation: `${fromRight} ${vars.motion.normal} ease-out`,
    },
  ],
});

/** D-104 */
export const wide = style({ width: 'min(768px, 100%)' });
