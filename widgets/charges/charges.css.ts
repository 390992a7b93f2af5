import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { keepClearOfBar } from '../../shared/record/clear-of-bar.ts';
import { vars } from '../../shared/theme/vars.css.ts';

export const tool = style({
  // A wide table must not widen a host's box that fits its content; without a width of its own it would be a thin line.
  containerType: 'inline-size',
  containIntrinsicInlineSize: 'min(960px, 80vw)',
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
  // What lies over what inside stays inside: a page's own layers, however low, are above it.
  isolation: 'isolate',
  // About as high as a short list, so that messages stand below the heading, and the page moves little after it.
  selectors: { '&[data-loading]': { minHeight: 'min(50vh, 480px)' } },
});

/** A live region that is in the page before it has any text, so that screen readers read what comes into it. */
export const messages = style({ display: 'contents' });

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

/** Where the bar of `Save` stays: never over the heading. */
export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.sm,
  cursor: 'pointer',
});

/** A disabled button takes no click; so its place does. */
export const saveButton = style({});
globalStyle(`${saveButton} > :disabled`, { pointerEvents: 'none' });

export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  // Above the sticky cells of the table, below the message of a cell at its end.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 64,
  marginTop: `calc(-1 * ${vars.space.sm})`,
  paddingBlock: vars.space.md,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});
keepClearOfBar(tool, saveBar);

export const counts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md });

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** Below the number of changes, and no higher together than `Save`, so that nothing moves when it comes. */
const count = style({
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.font.size.sm,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '@media': { '(pointer: coarse)': { minHeight: 24 } },
});
export const problems = styleVariants({
  error: [count, { color: vars.color.danger }],
  warning: [count, { color: vars.color.warning }],
});
