import { style } from '@vanilla-extract/css';
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
});

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: 1.25, letterSpacing: '-0.01em' });
export const subheading = style({ fontSize: vars.font.size.lg, lineHeight: 1.25 });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minWidth: 0 });
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm, minWidth: 0 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
});

export const submitBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  // Above the headings and sticky cells of the tables, below the message of a cell at their end.
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minHeight: 64,
  paddingBlock: vars.space.md,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
  // A small screen has no height to spare: there it would lie on the row that somebody works in.
  '@container': { '(max-width: 560px)': { position: 'static' } },
});
keepClearOfBar(tool, submitBar);

/** What stands beside `Submit`, below each other where they don't fit side by side. */
export const says = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.md });
