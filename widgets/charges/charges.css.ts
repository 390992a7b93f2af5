import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/vars.css.ts';

/** The tool's own width decides its layout: it may stand in a narrow column of a wide page. */
export const frame = createContainer();

export const tool = style({
  containerName: frame,
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(960px, 80vw)',
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
});

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});
