import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../shared/theme/vars.css.ts';

const frame = createContainer();

export const tool = style({
  containerName: frame,
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(360px, 80vw)',
  display: 'grid',
  gap: vars.space.md,
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surfaceRaised,
});

/** A live region that is in the page before it has any text, so that screen readers read what comes into it. */
export const messages = style({ display: 'contents' });

export const form = style({ display: 'grid', gap: vars.space.md, justifyItems: 'start' });

/** The field takes the whole width, which a grid item that starts at the left would not. */
export const field = style({ width: '100%' });
