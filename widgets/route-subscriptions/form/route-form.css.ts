import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

/** Two fields beside each other need so much. */
const TWO_COLUMNS = '(min-width: 520px)';

const frame = createContainer();

/** The element's own box; in a drawer the form stands without it. */
export const tool = style({
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
  // What lies over what inside stays inside: a page's own layers, however low, are above it.
  isolation: 'isolate',
  // As high as the form, so that the page doesn't move when it comes.
  minHeight: '240px',
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  containerName: frame,
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(640px, 80vw)',
});

/** A live region that is in the page before it has any text, so that screen readers read what comes into it. */
export const messages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  selectors: { '&:empty': { display: 'contents' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  '@media': { print: { display: 'none' } },
});
