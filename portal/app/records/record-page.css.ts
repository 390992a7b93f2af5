import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { button } from '../../../shared/ui/button/button.css.ts';
import { place } from '../../../shared/ui/file-drop/file-drop.css.ts';

export const about = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

/** Of a record that is printed as a document. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

/** Of a record that is printed as it stands. */
export const printed = style({ '@media': { print: { page: 'document' } } });
globalStyle(`${printed} a`, { '@media': { print: { color: 'inherit', textDecoration: 'none' } } });

export const notice = style({ marginBottom: vars.space.md });

/** Keeps the room of what comes, so that the page doesn't jump. */
export const waiting = style({ minHeight: '480px' });

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.height,
  padding: `0 ${vars.space.md}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  background: vars.color.surface,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});

// What can be pressed is no part of a document.
globalStyle(`${printed} :is(.${button}, .${place}, .${action})`, {
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.lg,
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)' },
    print: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
});

/** On paper the cards of both columns stand in one. */
export const stack = style({
  display: 'grid',
  gap: vars.space.lg,
  minWidth: 0,
  '@media': { print: { display: 'contents' } },
});
