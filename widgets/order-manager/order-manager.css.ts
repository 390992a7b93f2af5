import { createContainer, style } from '@vanilla-extract/css';
import { keepClearOfBar } from '../../shared/record/clear-of-bar.ts';
import { vars } from '../../shared/theme/vars.css.ts';

/** The tool's own width decides its layout: it may stand in a narrow column of a wide page. */
export const frame = createContainer();

export const tool = style({
  containerName: frame,
  containerType: 'inline-size',
  // A size container has no width of its own: where the host's box fits its content, it would be a thin line.
  containIntrinsicInlineSize: 'min(640px, 80vw)',
  // Its colours are made for its own surface, whatever page it stands on.
  background: vars.color.surface,
});

export const heading = style({
  marginBottom: vars.space.lg,
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBottom: vars.space.sm,
});

export const filterInput = style({ flex: '0 1 320px' });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.font.size.sm });

export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.md,
  marginTop: `calc(-1 * ${vars.space.sm})`,
  paddingBlock: vars.space.md,
  borderTop: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});
keepClearOfBar(tool, saveBar);

/** On a narrow screen it has a line of its own, below the buttons. */
export const unsaved = style([
  quiet,
  {
    '@container': {
      [`${frame} (max-width: 600px)`]: {
        order: 1,
        selectors: { '&:not(:empty)': { flexBasis: '100%' } },
      },
    },
  },
]);
