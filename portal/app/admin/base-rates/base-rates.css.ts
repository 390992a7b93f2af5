import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';
import { below, head } from '../admin.css.ts';
import { type TableClasses, tableStyles, upTo } from '../list/table-styles.ts';

/** Eleven columns need more room than those of other lists. */
const NARROW = upTo(1000);
const parts = tableStyles(NARROW);

export const table: TableClasses = {
  table: style(parts.table),
  heads: style(parts.heads),
  body: style([
    parts.body,
    {
      '@container': {
        [NARROW]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        },
      },
    },
  ]),
  row: style([parts.row, { '@container': { [NARROW]: { alignContent: 'start' } } }]),
  cell: style([parts.cell, { verticalAlign: 'top' }]),
};

export const amountHead = style([head, { textAlign: 'end' }]);

export const amountCell = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { selectors: { '&[data-name]::before': { textAlign: 'start' } } } },
});

/** A lane and a source have several words in a line. */
export const wordsCell = style({ minWidth: '144px', '@container': { [NARROW]: { minWidth: 0 } } });

export const states = styleVariants({
  coming: [below],
  expired: [below, { color: vars.color.danger }],
  replaced: [below, { color: vars.color.danger }],
});
