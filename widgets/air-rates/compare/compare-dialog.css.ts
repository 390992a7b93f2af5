import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';
import { dialog as usualDialog } from '../../../shared/ui/dialog/dialog.css.ts';

/** As wide as the window allows, for a table of all columns. On paper it is the page. */
export const dialog = style([
  usualDialog,
  {
    width: 'min(1320px, calc(100vw - 32px))',
    '@media': {
      print: {
        position: 'absolute',
        inset: 0,
        width: 'auto',
        height: 'max-content',
        maxHeight: 'none',
        margin: 0,
        border: 0,
        overflow: 'visible',
        visibility: 'visible',
      },
    },
  },
]);
// What is behind it would shine through beside it and follow after it.
globalStyle(`[part~=root]:has(${dialog})`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`${dialog} > *`, { '@media': { print: { overflow: 'visible' } } });
globalStyle(`${dialog} button, ${dialog} > footer`, { '@media': { print: { display: 'none' } } });

export const content = style({ display: 'grid', gap: vars.space.md, minWidth: 0 });

export const quiet = style({ color: vars.color.textMuted });

export const buttons = style({ display: 'flex', gap: vars.space.sm });
