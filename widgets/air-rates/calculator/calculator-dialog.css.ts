import { style } from '@vanilla-extract/css';
import { vars } from '../../../shared/theme/vars.css.ts';

const NARROW = '(max-width: 640px)';

export const content = style({ display: 'grid', gap: vars.space.md, alignContent: 'start', minHeight: 260 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  alignItems: 'start',
  gap: vars.space.sm,
});

export const quiet = style({ color: vars.color.textMuted, fontWeight: vars.font.weight.normal });

export const weight = style({ fontWeight: vars.font.weight.bold });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [NARROW]: { display: 'block' } },
});

/** On a narrow screen each lane is a block that says by itself what its parts are. */
export const headings = style({
  '@media': {
    [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const cell = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.medium,
  '@media': { [NARROW]: { padding: 0, borderBottom: 0 } },
});

export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

export const lane = style({
  '@media': {
    [NARROW]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto 1fr auto',
      gridTemplateAreas: '"lane lane lane total" "level weight rate rate" "reason reason reason reason"',
      columnGap: vars.space.md,
      rowGap: vars.space.xxs,
      padding: `${vars.space.sm} 0`,
      borderBottom: `1px solid ${vars.color.border}`,
    },
  },
});

export const laneName = style([cell, { '@media': { [NARROW]: { gridArea: 'lane' } } }]);

export const airline = style({
  display: 'block',
  color: vars.color.textMuted,
  fontWeight: vars.font.weight.normal,
});

const plain = { fontWeight: vars.font.weight.normal };

export const level = style([
  cell,
  { ...plain, whiteSpace: 'nowrap', '@media': { [NARROW]: { gridArea: 'level' } } },
]);
export const rate = style([
  number,
  {
    ...plain,
    '@media': {
      [NARROW]: {
        gridArea: 'rate',
        textAlign: 'start',
        selectors: { '&:not(:empty)::before': { content: `'× ' / ''` } },
      },
    },
  },
]);
export const rated = style([number, { ...plain, '@media': { [NARROW]: { gridArea: 'weight' } } }]);
export const total = style([
  number,
  { fontWeight: vars.font.weight.bold, '@media': { [NARROW]: { gridArea: 'total' } } },
]);
export const reason = style([
  cell,
  { ...plain, color: vars.color.textMuted, '@media': { [NARROW]: { gridArea: 'reason' } } },
]);
