import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { cell as adminCell, below, head } from '../admin.css.ts';

/**
 * Width of the list itself. Narrower ones show each rate as a card with a label beside each value: eleven columns need
 * more room than those of other lists.
 */
const NARROW = '(max-width: 1000px)';

export const table = style({
  width: '100%',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [NARROW]: { display: 'block' } },
});

export const heads = style({ '@container': { [NARROW]: { display: 'none' } } });

export const body = style({
  '@container': {
    [NARROW]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))' },
  },
});

export const row = style({
  '@container': {
    [NARROW]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.xxs,
      padding: `${vars.space.md} ${vars.space.lg}`,
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});

export const amountHead = style([head, { textAlign: 'end' }]);

export const cell = style([
  adminCell,
  {
    verticalAlign: 'top',
    '@container': {
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, 32%) minmax(0, 1fr)',
        gap: vars.space.md,
        border: 0,
        selectors: {
          '&&': { padding: 0 },
          '&[data-name]::before': {
            content: 'attr(data-name)',
            color: vars.color.textMuted,
            fontSize: vars.font.size.sm,
          },
        },
      },
    },
  },
]);

export const amountCell = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': { [NARROW]: { selectors: { '&[data-name]::before': { textAlign: 'start' } } } },
  },
]);

/** A lane and a source have several words in a line. */
export const wordsCell = style([cell, { minWidth: '144px', '@container': { [NARROW]: { minWidth: 0 } } }]);

export const states = styleVariants({
  coming: [below],
  expired: [below, { color: vars.color.danger }],
  replaced: [below, { color: vars.color.danger }],
});
