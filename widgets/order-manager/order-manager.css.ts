import { createContainer, style } from '@vanilla-extract/css';
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
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
});

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
});

/**
 * The messages lie over the heading and stay in sight: one that comes or goes moves no box under the user's hands.
 * Where there is room, they leave the heading free; where there is none, what keeps the record closed stands below all
 * else, so that the instructions can be read.
 */
export const messages = style({
  position: 'sticky',
  top: 'var(--fp-sticky-top,0)',
  zIndex: 1,
  order: -1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  height: 0,
  marginBottom: `calc(-1 * ${vars.space.lg})`,
  '@container': {
    [`${frame} (min-width: 800px)`]: { paddingInlineStart: '51%' },
    [`${frame} (width < 800px)`]: {
      selectors: { '&[data-closed=true]': { order: 1, height: 'auto', margin: 0 } },
    },
  },
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
