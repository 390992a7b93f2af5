import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../../shared/theme/vars.css.ts';

/** Class names of the parts of a table. */
export type TableClasses = Readonly<Record<'table' | 'heads' | 'body' | 'row' | 'cell', string>>;

/** The widths of a list up to `width`, with or without the menu beside it. */
export const upTo = (width: number): string => `(max-width: ${width}px)`;

/** Styles of a table that shows each row as a card with a label beside each value where the list matches `narrow`. */
export const tableStyles = (narrow: string) =>
  ({
    table: {
      width: '100%',
      fontVariantNumeric: 'tabular-nums',
      '@container': { [narrow]: { display: 'block' } },
    },
    heads: { '@container': { [narrow]: { display: 'none' } } },
    body: { '@container': { [narrow]: { display: 'block' } } },
    row: {
      '@container': {
        [narrow]: {
          display: 'grid',
          gap: vars.space.xxs,
          padding: `${vars.space.md} ${vars.space.lg}`,
          borderBottom: `1px solid ${vars.color.border}`,
          selectors: { '&:last-child': { borderBottom: 0 } },
        },
      },
    },
    cell: {
      padding: `6px ${vars.space.sm}`,
      borderBottom: `1px solid ${vars.color.border}`,
      lineHeight: '20px',
      overflowWrap: 'break-word',
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space.lg },
        '&:last-child': { paddingInlineEnd: vars.space.lg },
        'tr:last-child > &': { borderBottom: 0 },
      },
      '@container': {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(96px, 32%) minmax(0, 1fr)',
          gap: vars.space.md,
          border: 0,
          overflowWrap: 'anywhere',
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
  }) satisfies Record<keyof TableClasses, StyleRule>;
